# Checks only the older token, and redirects to a page that does not exist.
use strict; use warnings;
use Digest::SHA qw(sha1_hex); use FindBin; use lib $FindBin::Bin; use Service;

Service::serve(
    is_signed => sub { my %form = @_; ($form{token} // '') eq sha1_hex(join ':', $form{id} // '', $ENV{SSO_SALT}, $form{timestamp} // '') },
    redirect => sub { "/dashboard/$_[0]" },
    refusal => [401, "invalid token\n"],
);
