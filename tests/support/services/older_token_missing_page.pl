# Knows the older token only, and redirects to a page that is not there.
use strict; use warnings;
use IO::Socket::INET; use MIME::Base64; use Digest::SHA qw(sha1_hex); use Time::HiRes qw(time);

my $basic = 'Basic ' . encode_base64("$ENV{ADDON_ID}:$ENV{PASSWORD}", '');
my (%resources, $made);
my $server = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 0, Listen => 50, ReuseAddr => 1) or die $@;
$| = 1;
print 'port ', $server->sockport, "\n";

sub fields { map { my ($n, $v) = split /=/, $_, 2; $v //= ''; s/\+/ /g, s/%(..)/chr hex $1/ge for $n, $v; ($n, $v) } split /&/, shift }

sub sign_on {
    my %form = fields(shift);
    my $token = sha1_hex(join ':', $form{id} // '', $ENV{SSO_SALT}, $form{timestamp} // '');
    return (401, "invalid token\n") unless ($form{token} // '') eq $token && $resources{ $form{id} };
    return (401, "invalid token\n") if abs(time * 1000 - $form{timestamp}) > 300_000;
    return (302, '', "Location: /dashboard/$form{id}", 'Set-Cookie: sid=' . sha1_hex(rand) . '; Path=/');
}

sub answer {
    my ($method, $path, $headers, $body) = @_;
    return sign_on($body) if $path eq '/provider/sso';
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
