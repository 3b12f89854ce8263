<?php
// A complete add-on service with nothing but PHP 8: `php -S 127.0.0.1:4000 partner.php` reads manifest.json beside it.

$manifest = json_decode(file_get_contents(__DIR__ . '/manifest.json'), true, flags: JSON_THROW_ON_ERROR);
$api = $manifest['api'];

// PHP forgets everything after each request, so resources and sessions are kept in a file, one request at a time.
$file = fopen(__DIR__ . '/partner-kept.json', 'c+');
flock($file, LOCK_EX);
$kept = json_decode(stream_get_contents($file), true) ?? ['resources' => [], 'sessions' => []];

/** Basic authentication: the user is the manifest's id, the password its api.password. */
function is_platform(): bool
{
    global $manifest, $api;
    [$scheme, $encoded] = explode(' ', ($_SERVER['HTTP_AUTHORIZATION'] ?? '') . ' ');
    // Not PHP_AUTH_PW, which PHP cuts at a null byte.
    $credentials = (string) base64_decode($encoded, true);
    return strtolower($scheme) === 'basic' && hash_equals($manifest['id'] . ':' . $api['password'], $credentials);
}

/** POST {base_url}: a customer installs the add-on. */
function provision(string $body): array
{
    global $api, $kept;
    $id = 'res_' . bin2hex(random_bytes(16));
    $kept['resources'][$id] = json_decode($body, true, flags: JSON_THROW_ON_ERROR)['plan'];
    $config = [];
    foreach ($api['config_vars'] as $name) $config[$name] = "https://db.example/$id";
    return [200, ['Content-Type: application/json'], json_encode(['id' => $id, 'config' => (object) $config])];
}

/** DELETE {base_url}/{id}: a customer deletes it. */
function deprovision(string $id): array
{
    global $kept;
    $kept['sessions'] = array_filter($kept['sessions'], fn ($session) => $session !== $id);
    if (!isset($kept['resources'][$id])) return [404, [], ''];
    unset($kept['resources'][$id]);
    return [200, [], ''];
}

/** POST {sso_url}: a user opens the dashboard. */
function sign_on(array $form): array
{
    global $api, $kept;
    $field = fn (string $name): string => $form[$name] ?? '';
    $parts = [$field('id'), $field('user_id'), $field('email'), $field('nav-data'), $api['sso_salt'], $field('timestamp')];
    $is_signed = hash_equals(hash('sha512', implode(':', $parts)), $field('signature'));
    $age = microtime(true) * 1000 - (float) $field('timestamp');
    $is_fresh = abs($age) < 5 * 60_000;
    if (!($is_signed && $is_fresh && isset($kept['resources'][$field('id')]))) return [403, [], 'Forbidden'];
    $name = bin2hex(random_bytes(16));
    $kept['sessions'][$name] = $field('id');
    $cookie = "Set-Cookie: session=$name; Path=/; HttpOnly; SameSite=Lax";
    return [303, ['Location: /panel/' . $field('id'), $cookie], ''];
}

/** GET /panel/{id}: for whoever has signed on to this resource. */
function panel(string $id): array
{
    global $kept;
    $session = $_COOKIE['session'] ?? '';
    if (($kept['sessions'][$session] ?? null) !== $id) return [403, [], 'Open this panel from your dashboard.'];
    return [200, ['Content-Type: text/html; charset=utf-8'], "<!doctype html><title>$id</title><h1>$id</h1>"];
}

function answer(): array
{
    $method = $_SERVER['REQUEST_METHOD'];
    [$first, $rest] = explode('/', ltrim(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), '/') . '/', 2);
    $key = rawurldecode(rtrim($rest, '/'));
    if ($first === 'sso' && $method === 'POST') return sign_on($_POST);
    if ($first === 'panel' && $method === 'GET') return panel($key);
    if ($first !== 'resources') return [404, [], ''];
    if (!is_platform()) return [401, ['WWW-Authenticate: Basic realm="add-on"'], ''];
    if ($method === 'POST') return provision(file_get_contents('php://input'));
    return $method === 'DELETE' ? deprovision($key) : [405, [], ''];
}

try {
    [$status, $headers, $text] = answer();
} catch (Throwable) {
    [$status, $headers, $text] = [400, [], ''];
}
ftruncate($file, 0);
rewind($file);
fwrite($file, json_encode($kept, JSON_THROW_ON_ERROR));
fclose($file);
foreach ($headers as $header) header($header);
http_response_code($status);
echo $text;
