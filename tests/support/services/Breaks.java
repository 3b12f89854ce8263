import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;

/** A partner with the standard library alone, by somebody who knows the contract alone; FLAW names the condition under which it breaks. */
public class Breaks {
  static final String flaw = System.getenv().getOrDefault("FLAW", "");
  static final String id = System.getenv("ADDON_ID"), password = System.getenv("PASSWORD"), salt = System.getenv("SSO_SALT");
  static final Map<String, String> resources = new ConcurrentHashMap<>(), sessions = new ConcurrentHashMap<>();

  static void reply(HttpExchange call, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    call.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    if (bytes.length > 0) call.getResponseBody().write(bytes);
    call.close();
  }

  static boolean isAllowed(HttpExchange call) {
    String header = call.getRequestHeaders().getFirst("Authorization");
    if (flaw.equals("closes-without-header")) header = header.trim();
    if (header == null || !header.toLowerCase().startsWith("basic ")) return false;
    String value = header.substring(6).trim();
    String pair;
    if (flaw.equals("closes-on-bad-base64")) pair = new String(Base64.getDecoder().decode(value), StandardCharsets.UTF_8);
    else try {
      pair = new String(Base64.getDecoder().decode(value), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException error) {
      return false;
    }
    int colon = pair.indexOf(':');
    if (colon < 0 && !flaw.equals("closes-without-colon")) return false;
    return pair.substring(0, colon).equals(id) && pair.substring(colon + 1).equals(password);
  }

  static void waitForEver() {
    try { Thread.sleep(60_000); } catch (InterruptedException error) { }
  }

  static void provider(HttpExchange call) throws IOException {
    String body = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8), path = call.getRequestURI().getPath();
    if (!isAllowed(call)) {
      if (flaw.equals("endless-401")) {
        call.sendResponseHeaders(401, 0);
        call.getResponseBody().write("no".getBytes());
        call.getResponseBody().flush();
        return;
      }
      call.getResponseHeaders().set("WWW-Authenticate", "Basic");
      reply(call, 401, "");
      return;
    }
    switch (call.getRequestMethod()) {
      case "POST" -> install(call, body, path);
      case "DELETE" -> {
        String key = path.substring(path.lastIndexOf('/') + 1);
        if (flaw.equals("hangs-on-deletion")) waitForEver();
        if (flaw.equals("closes-on-unknown-id")) resources.remove(key).length();
        reply(call, resources.remove(key) != null || flaw.equals("closes-on-unknown-id") ? 200 : 404, "");
      }
      default -> reply(call, 404, "");
    }
  }

  static final Pattern plan = Pattern.compile("^\\s*\\{.*\"plan\"\\s*:\\s*\"", Pattern.DOTALL);
  static final Pattern name = Pattern.compile("\"owner_name\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

  static void install(HttpExchange call, String body, String path) throws IOException {
    if (!path.equals("/provider/resources")) { reply(call, 404, ""); return; }
    if (!plan.matcher(body).find() || !body.stripTrailing().endsWith("}")) { reply(call, 400, ""); return; }
    Matcher owner = name.matcher(body);
    String key = UUID.randomUUID().toString(), hello = owner.find() ? owner.group(1) : "";
    if (flaw.equals("crashes-on-quotes") && hello.contains("\\")) throw new IllegalStateException("quotes");
    if (flaw.equals("ends-on-long-names") && hello.length() > 100) System.exit(3);
    resources.put(key, hello);
    StringJoiner config = new StringJoiner(",");
    for (String variable : System.getenv("CONFIG_VARS").split(",")) config.add("\"" + variable + "\":\"" + UUID.randomUUID() + "\"");
    String text = "{\"id\":\"" + key + "\",\"config\":{" + config + "},\"message\":\"Hello " + hello + "\"}";
    call.getResponseHeaders().set("Content-Type", "application/json");
    if (flaw.equals("cuts-installs-of-names")) {
      call.sendResponseHeaders(200, text.length());
      call.getResponseBody().write(text.getBytes(StandardCharsets.UTF_8));
      call.close();
    } else reply(call, 200, text);
  }

  static void signOn(HttpExchange call) throws IOException {
    String body = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    Map<String, String> form = new HashMap<>();
    for (String part : body.split("&")) {
      String[] pair = part.split("=", 2);
      try {
        form.put(URLDecoder.decode(pair[0], "UTF-8"), pair.length > 1 ? URLDecoder.decode(pair[1], "UTF-8") : "");
      } catch (IllegalArgumentException error) { }
    }
    if (flaw.equals("hangs-without-signature") && form.get("signature") == null) waitForEver();
    if (flaw.equals("closes-on-upper-case") && form.get("signature").matches(".*[A-F].*")) throw new NumberFormatException();
    StringJoiner text = new StringJoiner(":");
    for (String field : List.of("id", "user_id", "email", "nav-data")) text.add(form.getOrDefault(field, ""));
    text.add(salt).add(form.getOrDefault("timestamp", ""));
    long age = Long.MAX_VALUE;
    try { age = Math.abs(System.currentTimeMillis() - Long.parseLong(form.getOrDefault("timestamp", ""))); } catch (NumberFormatException error) { }
    if (!sha512(text.toString()).equals(form.get("signature")) || age > 300_000 || !resources.containsKey(form.get("id"))) {
      reply(call, 403, "no");
      return;
    }
    String session = UUID.randomUUID().toString();
    sessions.put(session, form.get("id"));
    call.getResponseHeaders().set("Location", "/panel/" + form.get("id"));
    call.getResponseHeaders().set("Set-Cookie", "sid=" + session + "; Path=/; HttpOnly");
    reply(call, 302, "");
  }

  static String sha512(String text) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-512").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (java.security.NoSuchAlgorithmException error) {
      throw new IllegalStateException(error);
    }
  }

  static void panel(HttpExchange call) throws IOException {
    String key = call.getRequestURI().getPath().substring("/panel/".length());
    Matcher cookie = Pattern.compile("(?:^|; *)sid=([\\w-]+)").matcher(String.valueOf(call.getRequestHeaders().getFirst("Cookie")));
    boolean isOwn = resources.containsKey(key) && cookie.find() && key.equals(sessions.get(cookie.group(1)));
    call.getResponseHeaders().set("Content-Type", "text/html");
    reply(call, isOwn ? 200 : 403, isOwn ? "<h1>Database " + key + "</h1><p>All is well</p>" : "Sign on first");
  }

  public static void main(String[] arguments) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/provider/resources", Breaks::provider);
    server.createContext("/provider/sso", Breaks::signOn);
    server.createContext("/panel/", Breaks::panel);
    server.start();
    System.out.println(server.getAddress().getPort());
  }
}
