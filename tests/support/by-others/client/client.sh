bug=$1; ts=$(date +%s); n=$(openssl rand -hex 8)
e() { printf %s "$1" | sed 's/:/%3A/g; s#/#%2F#g; s/=/%3D/g; s/&/%26/g; s/+/%2B/g'; }
p="oauth_consumer_key=$KEY&oauth_nonce=$n&oauth_signature_method=HMAC-SHA512&oauth_timestamp=$ts&oauth_token=$TOKEN&oauth_version=1.0"
b="GET&$(e "$BASE/v2/self")&$(e "$p")"
m=HMAC-SHA512
if [ "$bug" = newline ]; then s=$(echo "$b" | openssl dgst -sha512 -hmac "$KEY_SECRET&$SECRET" -binary | base64 -w0)
elif [ "$bug" = wrapped ]; then s=$(printf %s "$b" | openssl dgst -sha512 -hmac "$KEY_SECRET&$SECRET" -binary | base64 -w0 | cut -c1-76)
else s=$(printf %s "$b" | openssl dgst -sha512 -hmac "$KEY_SECRET&$SECRET" -binary | base64 -w0); fi
if [ "$bug" = plain ]; then m=PLAINTEXT; s="$KEY_SECRET$SECRET"; fi
curl -s -o /dev/null -w '%{http_code}\n' -H "Authorization: OAuth oauth_consumer_key=\"$KEY\", oauth_nonce=\"$n\", oauth_signature=\"$(e "$s")\", oauth_signature_method=\"$m\", oauth_timestamp=\"$ts\", oauth_token=\"$TOKEN\", oauth_version=\"1.0\"" "$BASE/v2/self"
