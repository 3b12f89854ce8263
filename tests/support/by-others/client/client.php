<?php
$bug = $argv[1] ?? '';
foreach (['BASE','KEY','KEY_SECRET','TOKEN','SECRET'] as $n) $$n = getenv($n);
$enc = $bug === 'urlencode' ? 'urlencode' : 'rawurlencode';
function call($method, $path, $query, $form = null) {
  global $bug, $BASE, $KEY, $KEY_SECRET, $TOKEN, $SECRET, $enc;
  $url = $BASE . $path;
  $oauth = ['oauth_consumer_key' => $KEY, 'oauth_token' => $TOKEN, 'oauth_signature_method' => 'HMAC-SHA512', 'oauth_timestamp' => (string) time(), 'oauth_nonce' => bin2hex(random_bytes(8)), 'oauth_version' => '1.0'];
  $all = array_merge($query, $form ?? [], $oauth); ksort($all);
  $pairs = []; foreach ($all as $k => $v) $pairs[] = $enc($k) . '=' . ($bug === 'twice' ? $enc($enc($v)) : $enc($v));
  $base = $method . '&' . ($bug === 'rawurl' ? $url : $enc($url)) . '&' . $enc(implode('&', $pairs));
  $a = $bug === 'keyforsecret' ? $KEY : $KEY_SECRET;
  $key = $bug === 'swapped' ? $enc($SECRET) . '&' . $enc($KEY_SECRET) : $enc($a) . '&' . $enc($SECRET);
  $sig = base64_encode(hash_hmac('sha512', $base, $key, $bug !== 'hexbase64'));
  $parts = []; foreach ($oauth + ['oauth_signature' => $sig] as $k => $v) $parts[] = $bug === 'noquotes' ? $k . '=' . rawurlencode($v) : $k . '="' . rawurlencode($v) . '"';
  $whole = $query ? $url . '?' . http_build_query($query, '', '&', PHP_QUERY_RFC3986) : $url;
  $h = "Authorization: OAuth " . implode(', ', $parts) . ($form ? "\r\nContent-Type: application/x-www-form-urlencoded" : '');
  $c = stream_context_create(['http' => ['method' => $method, 'header' => $h, 'content' => $form ? http_build_query($form) : '', 'ignore_errors' => true]]);
  file_get_contents($whole, false, $c); echo $http_response_header[0], "\n";
}
call('GET', '/v2/self', ['name' => 'a b ~c é', 'sign' => 'x&y=z']);
call('POST', '/echo', [], ['text' => 'one two']);
