// A complete add-on service with nothing but .NET: `dotnet run` reads manifest.json and listens where its test URLs point.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Threading;

static class Partner
{
    static readonly JsonElement Manifest = JsonDocument.Parse(File.ReadAllText("manifest.json")).RootElement;
    static readonly JsonElement Api = Manifest.GetProperty("api");
    static readonly Dictionary<string, string> Resources = new Dictionary<string, string>();
    static readonly Dictionary<string, string> Sessions = new Dictionary<string, string>();

    static string Text(JsonElement json, string name) => json.GetProperty(name).GetString();

    // Takes the same time wherever they differ.
    static bool IsSame(string given, string expected) =>
        CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(given), Encoding.UTF8.GetBytes(expected));

    // Basic authentication: the user is the manifest's id, the password its api.password.
    static bool IsPlatform(string header)
    {
        if (header == null || !header.StartsWith("basic ", StringComparison.OrdinalIgnoreCase)) return false;
        try
        {
            var credentials = Encoding.UTF8.GetString(Convert.FromBase64String(header.Substring(6).Trim()));
            return IsSame(credentials, Text(Manifest, "id") + ":" + Text(Api, "password"));
        }
        catch (FormatException)
        {
            return false;
        }
    }

    // POST {base_url}: a customer installs the add-on.
    static (int, string) Provision(HttpListenerResponse answer, string body)
    {
        var id = "res_" + Guid.NewGuid();
        Resources[id] = Text(JsonDocument.Parse(body).RootElement, "plan") ?? throw new JsonException("no plan");
        var names = Api.GetProperty("config_vars").EnumerateArray().Select(name => name.GetString());
        var config = names.ToDictionary(name => name, name => "https://db.example/" + id);
        answer.ContentType = "application/json";
        return (200, JsonSerializer.Serialize(new { id = id, config = config }));
    }

    // DELETE {base_url}/{id}: a customer deletes it.
    static (int, string) Deprovision(string id)
    {
        foreach (var session in Sessions.Where(one => one.Value == id).ToList()) Sessions.Remove(session.Key);
        return (Resources.Remove(id) ? 200 : 404, "");
    }

    // POST {sso_url}: a user opens the dashboard.
    static (int, string) SignOn(HttpListenerResponse answer, string body)
    {
        var form = new Dictionary<string, string>();
        foreach (var pair in body.Split('&').Select(pair => pair.Split('=', 2)))
            form.TryAdd(WebUtility.UrlDecode(pair[0]), pair.Length > 1 ? WebUtility.UrlDecode(pair[1]) : "");
        string Field(string name) => form.TryGetValue(name, out var value) ? value : "";
        var text = string.Join(":", Field("id"), Field("user_id"), Field("email"), Field("nav-data"), Text(Api, "sso_salt"), Field("timestamp"));
        using var hash = SHA512.Create();
        var digest = BitConverter.ToString(hash.ComputeHash(Encoding.UTF8.GetBytes(text))).Replace("-", "").ToLowerInvariant();
        var isSigned = IsSame(Field("signature"), digest);
        var age = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds() - long.Parse(Field("timestamp"));
        var isFresh = Math.Abs(age) < 5 * 60_000;
        if (!isSigned || !isFresh || !Resources.ContainsKey(Field("id"))) return (403, "Forbidden");
        var session = Guid.NewGuid().ToString();
        Sessions[session] = Field("id");
        answer.AddHeader("Location", "/panel/" + Field("id"));
        answer.AddHeader("Set-Cookie", "session=" + session + "; Path=/; HttpOnly; SameSite=Lax");
        return (303, "");
    }

    // GET /panel/{id}: for whoever has signed on to this resource.
    static (int, string) Panel(HttpListenerResponse answer, string id, string cookies)
    {
        var pairs = (cookies ?? "").Split("; ").Where(pair => pair.StartsWith("session="));
        var session = pairs.Select(pair => pair.Substring("session=".Length)).FirstOrDefault() ?? "";
        Sessions.TryGetValue(session, out var owned);
        if (owned != id) return (403, "Open this panel from your dashboard.");
        answer.ContentType = "text/html; charset=utf-8";
        return (200, "<!doctype html><title>" + id + "</title><h1>" + id + "</h1>");
    }

    static (int, string) Answer(HttpListenerRequest request, HttpListenerResponse answer, string body)
    {
        var parts = request.Url.AbsolutePath.Substring(1).Split('/', 2);
        var key = parts.Length > 1 ? parts[1] : "";
        if (parts[0] == "sso" && request.HttpMethod == "POST") return SignOn(answer, body);
        if (parts[0] == "panel" && request.HttpMethod == "GET") return Panel(answer, key, request.Headers["Cookie"]);
        if (parts[0] != "resources") return (404, "");
        if (!IsPlatform(request.Headers["Authorization"]))
        {
            answer.AddHeader("WWW-Authenticate", "Basic realm=\"add-on\"");
            return (401, "");
        }
        if (request.HttpMethod == "POST") return Provision(answer, body);
        return request.HttpMethod == "DELETE" ? Deprovision(key) : (405, "");
    }

    static void Handle(HttpListenerContext context)
    {
        var (status, text) = (400, "");
        try
        {
            using var reader = new StreamReader(context.Request.InputStream, Encoding.UTF8);
            var body = reader.ReadToEnd();
            lock (Resources) (status, text) = Answer(context.Request, context.Response, body);
        }
        catch (Exception wrong) when (wrong is JsonException || wrong is FormatException || wrong is OverflowException
            || wrong is KeyNotFoundException || wrong is InvalidOperationException)
        {
        }
        context.Response.StatusCode = status;
        context.Response.Close(Encoding.UTF8.GetBytes(text), true);
    }

    static void HandleUnlessGone(HttpListenerContext context)
    {
        try
        {
            Handle(context);
        }
        catch (Exception gone) when (gone is HttpListenerException || gone is IOException || gone is ObjectDisposedException)
        {
            context.Response.Abort();
        }
    }

    static void Main()
    {
        var address = new Uri(Text(Api.GetProperty("test"), "base_url"));
        var listener = new HttpListener();
        listener.Prefixes.Add(address.GetLeftPart(UriPartial.Authority) + "/");
        listener.Start();
        Console.WriteLine("listening on " + address.GetLeftPart(UriPartial.Authority));
        while (true)
        {
            var context = listener.GetContext();
            ThreadPool.QueueUserWorkItem(_ => HandleUnlessGone(context));
        }
    }
}
