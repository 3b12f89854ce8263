# Leaves nav-data out of the string, since it is always empty.
use strict; use warnings;
use IO::Socket::INET; use MIME::Base64; use Digest::SHA qw(sha1_hex sha512_hex); use Time::HiRes qw(time);

my $basic = 'Basic ' . encode_base64("$ENV{ADDON_ID}:$ENV{PASSWORD}", '');
my (%resources, %sessions, $made);
my $server = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 0, Listen => 50, ReuseAddr => 1) or die $@;
$| = 1;
print 'port ', $server->sockport, "\n";

sub fields { map { my ($n, $v) = split /=/, $_, 2; $v //= ''; s/\+/ /g, s/%(..)/chr hex $1/ge for $n, $v; ($n, $v) } split /&/, shift }

sub sign_on {
    my %form = fields(shift);
    my $signature = sha512_hex(join ':', map { $_ // '' } @form{qw(id user_id email)}, $ENV{SSO_SALT}, $form{timestamp});
    return (403, "Forbidden\n") unless ($form{signature} // '') eq $signature && $resources{ $form{id} };
    return (403, "Forbidden\n") if abs(time * 1000 - $form{timestamp}) > 300_000;
    my $session = sha512_hex(rand);
    $sessions{$session} = $form{id};
    return (302, '', "Location: /provider/panel/$form{id}", "Set-Cookie: sid=$session; Path=/");
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
    return (200, qq({"id":"$id"}), 'Content-Type: application/json');
}

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
