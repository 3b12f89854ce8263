// A complete add-on service with nothing but Java 17: `java Partner.java` reads manifest.json and listens where its test URLs point.
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Partner {
    record Answer(int status, Map<String, String> headers, String text) {}

    static String manifest;
    static final Map<String, String> resources = new HashMap<>();
    static final Map<String, String> sessions = new HashMap<>();

    /** Java has no reader of JSON: this finds the first text of a name, which is enough here. Use your own library. */
    static String text(String json, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"").matcher(json);
        if (!json.strip().endsWith("}") || !found.find()) throw new IllegalArgumentException("no " + name);
        return found.group(1);
    }

    /** Takes the same time wherever they differ. */
    static boolean isSame(String given, String expected) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.UTF_8));
    }

    /** Basic authentication: the user is the manifest's id, the password its api.password. */
    static boolean isPlatform(String header) {
        if (header == null || !header.toLowerCase().startsWith("basic ")) return false;
        try {
            var credentials = new String(Base64.getDecoder().decode(header.substring(6)), StandardCharsets.UTF_8);
            return isSame(credentials, text(manifest, "id") + ":" + text(manifest, "password"));
        } catch (IllegalArgumentException notBase64) {
            return false;
        }
    }

    /** POST {base_url}: a customer installs the add-on. */
    static Answer provision(String body) {
        var id = "res_" + UUID.randomUUID();
        resources.put(id, text(body, "plan"));
        var names = Pattern.compile("\"config_vars\"\\s*:\\s*\\[([^\\]]*)\\]").matcher(manifest);
        var config = Stream.of(names.find() ? names.group(1).split(",") : new String[0])
            .filter(name -> !name.isBlank())
            .map(name -> name.strip() + ":\"https://db.example/" + id + "\"")
            .collect(Collectors.joining(","));
        return new Answer(200, Map.of("Content-Type", "application/json"), "{\"id\":\"" + id + "\",\"config\":{" + config + "}}");
    }

    /** DELETE {base_url}/{id}: a customer deletes it. */
    static Answer deprovision(String id) {
        sessions.values().removeIf(session -> session.equals(id));
        return new Answer(resources.remove(id) != null ? 200 : 404, Map.of(), "");
    }

    /** POST {sso_url}: a user opens the dashboard. */
    static Answer signOn(String body) throws GeneralSecurityException {
        var form = new HashMap<String, String>();
        for (var pair : body.split("&")) {
            var parts = pair.split("=", 2);
            form.putIfAbsent(decoded(parts[0]), parts.length > 1 ? decoded(parts[1]) : "");
        }
        var id = form.getOrDefault("id", "");
        var timestamp = form.getOrDefault("timestamp", "");
        var joined = String.join(":", id, form.getOrDefault("user_id", ""), form.getOrDefault("email", ""),
            form.getOrDefault("nav-data", ""), text(manifest, "sso_salt"), timestamp);
        var digest = MessageDigest.getInstance("SHA-512").digest(joined.getBytes(StandardCharsets.UTF_8));
        var isSigned = isSame(form.getOrDefault("signature", ""), HexFormat.of().formatHex(digest));
        var age = System.currentTimeMillis() - Long.parseLong(timestamp);
        var isFresh = Math.abs(age) < 5 * 60_000;
        if (!isSigned || !isFresh || !resources.containsKey(id)) return new Answer(403, Map.of(), "Forbidden");
        var name = UUID.randomUUID().toString();
        sessions.put(name, id);
        var cookie = "session=" + name + "; Path=/; HttpOnly; SameSite=Lax";
        return new Answer(303, Map.of("Location", "/panel/" + id, "Set-Cookie", cookie), "");
    }

    static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** GET /panel/{id}: for whoever has signed on to this resource. */
    static Answer panel(String id, String cookies) {
        var found = Pattern.compile("(?:^|; )session=([^;]*)").matcher(cookies == null ? "" : cookies);
        var session = found.find() ? sessions.get(found.group(1)) : null;
        if (!id.equals(session)) return new Answer(403, Map.of(), "Open this panel from your dashboard.");
        var page = "<!doctype html><title>" + id + "</title><h1>" + id + "</h1>";
        return new Answer(200, Map.of("Content-Type", "text/html; charset=utf-8"), page);
    }

    static synchronized Answer answer(HttpExchange exchange, String body) {
        var parts = exchange.getRequestURI().getPath().substring(1).split("/", 2);
        var key = parts.length > 1 ? parts[1] : "";
        var method = exchange.getRequestMethod();
        try {
            if (parts[0].equals("sso") && method.equals("POST")) return signOn(body);
            if (parts[0].equals("panel") && method.equals("GET")) return panel(key, exchange.getRequestHeaders().getFirst("Cookie"));
            if (!parts[0].equals("resources")) return new Answer(404, Map.of(), "");
            if (!isPlatform(exchange.getRequestHeaders().getFirst("Authorization")))
                return new Answer(401, Map.of("WWW-Authenticate", "Basic realm=\"add-on\""), "");
            if (method.equals("POST")) return provision(body);
            return method.equals("DELETE") ? deprovision(key) : new Answer(405, Map.of(), "");
        } catch (IllegalArgumentException | GeneralSecurityException wrong) {
            return new Answer(400, Map.of(), "");
        }
    }

    static void handle(HttpExchange exchange) throws IOException {
        var answer = answer(exchange, new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        var bytes = answer.text().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
        if (bytes.length > 0) exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    public static void main(String[] given) throws IOException {
        manifest = Files.readString(Path.of("manifest.json"));
        var address = URI.create(text(manifest.substring(manifest.indexOf("\"test\"")), "base_url"));
        var server = HttpServer.create(new InetSocketAddress(address.getHost(), address.getPort()), 0);
        server.createContext("/", Partner::handle);
        server.start();
        System.out.println("listening on " + address.getScheme() + "://" + address.getAuthority());
    }
}
