# A small provider that keeps the contract; each service in this folder replaces one decision of it.
package Service;
use strict; use warnings;
use IO::Socket::INET; use MIME::Base64; use Digest::SHA qw(sha1_hex sha512_hex); use Time::HiRes qw(time);

my $basic = 'Basic ' . encode_base64("$ENV{ADDON_ID}:$ENV{PASSWORD}", '');
my $config = join ',', map { qq("$_":") . sha1_hex(rand) . '"' } split /,/, $ENV{CONFIG_VARS} // '';
my (%resources, %sessions, $made);

our %decisions = (
    is_signed => sub { my %form = @_; ($form{signature} // '') eq sha512_hex(join ':', (map { $_ // '' } @form{qw(id user_id email nav-data)}), $ENV{SSO_SALT}, $form{timestamp} // q()) },
    redirect => sub { "/provider/panel/$_[0]" },
    refusal => [403, "Forbidden\n"],
);

sub fields { map { my ($n, $v) = split /=/, $_, 2; $v //= ''; s/\+/ /g, s/%(..)/chr hex $1/ge for $n, $v; ($n, $v) } split /&/, shift }

sub sign_on {
    my %form = fields(shift);
    return @{ $decisions{refusal} } unless $decisions{is_signed}->(%form) && $resources{ $form{id} };
    return @{ $decisions{refusal} } if abs(time * 1000 - $form{timestamp}) > 300_000;
    my $session = sha512_hex(rand);
    $sessions{$session} = $form{id};
    return (302, '', 'Location: ' . $decisions{redirect}->($form{id}), "Set-Cookie: sid=$session; Path=/");
}

sub panel {
    my ($id, $headers) = @_;
    my ($session) = $headers =~ /^cookie: .*sid=(\w+)/mi;
    return (403, "Sign on first\n") unless $resources{$id} && defined $session && ($sessions{$session} // '') eq $id;
    return (200, "<h1>Cache $id</h1><p>Warm</p>", 'Content-Type: text/html');
}

sub answer {
    my ($method, $path, $headers, $body) = @_;
    return sign_on($body) if $path eq '/provider/sso';
    return panel($1, $headers) if $path =~ m{^/provider/panel/(.+)};
    return (404, "not found\n") unless $path =~ m{^/provider/resources};
    return (401, '') unless $headers =~ /^authorization: \Q$basic\E\r?$/mi;
    return (delete $resources{ (split m{/}, $path)[-1] } ? 200 : 404, '') if $method eq 'DELETE';
    return (405, '') if $method ne 'POST';
    my $id = 'res-' . ++$made . '-' . substr sha1_hex(rand), 0, 8;
    $resources{$id} = 1;
    return (200, qq({"id":"$id","config":{$config}}), 'Content-Type: application/json');
}

sub serve {
    %decisions = (%decisions, @_);
    my $server = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 0, Listen => 50, ReuseAddr => 1) or die $@;
    $| = 1;
    print 'port ', $server->sockport, "\n";
    while (my $client = $server->accept) {
        my ($head, $body) = ('', '');
        while (defined(my $line = <$client>)) { last if $line =~ /^\r?\n$/; $head .= $line }
        my ($length) = $head =~ /^content-length: (\d+)/mi;
        read $client, $body, $length if $length;
        my ($method, $path) = split / /, $head;
        my ($status, $text, @headers) = defined $path ? answer($method, $path, $head, $body) : ();
        print $client join("\r\n", "HTTP/1.1 $status X", 'Connection: close', 'Content-Length: ' . length $text, @headers, '', $text) if $status;
        close $client;
    }
}

1;
