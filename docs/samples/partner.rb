# A complete add-on service with Ruby and WEBrick (gem install webrick): `ruby partner.rb` reads manifest.json and listens where its test URLs point.
require "digest"
require "json"
require "openssl"
require "securerandom"
require "uri"
require "webrick"

MANIFEST = JSON.parse(File.read("manifest.json"))
API = MANIFEST["api"]
RESOURCES = {}
SESSIONS = {}
LOCK = Mutex.new

# Takes the same time wherever they differ.
def same?(given, expected)
  OpenSSL.secure_compare(given, expected)
end

# Basic authentication: the user is the manifest's id, the password its api.password.
def platform?(header)
  scheme, encoded = header.to_s.split(" ", 2)
  credentials = encoded.to_s.unpack1("m").b
  scheme.to_s.downcase == "basic" && same?(credentials, "#{MANIFEST["id"]}:#{API["password"]}".b)
end

# POST {base_url}: a customer installs the add-on.
def provision(body)
  id = "res_#{SecureRandom.uuid}"
  RESOURCES[id] = JSON.parse(body).fetch("plan")
  config = API["config_vars"].to_h { |name| [name, "https://db.example/#{id}"] }
  [200, { "Content-Type" => "application/json" }, JSON.generate(id: id, config: config)]
end

# DELETE {base_url}/{id}: a customer deletes it.
def deprovision(id)
  SESSIONS.delete_if { |_, session| session == id }
  [RESOURCES.delete(id) ? 200 : 404, {}, ""]
end

# POST {sso_url}: a user opens the dashboard.
def sign_on(body)
  form = URI.decode_www_form(body).reverse.to_h
  field = ->(name) { form.fetch(name, "") }
  text = [field["id"], field["user_id"], field["email"], field["nav-data"], API["sso_salt"], field["timestamp"]].join(":")
  signed = same?(field["signature"].b, Digest::SHA512.hexdigest(text))
  age = Time.now.to_f * 1000 - Integer(field["timestamp"], 10)
  fresh = age.abs < 5 * 60_000
  return [403, {}, "Forbidden"] unless signed && fresh && RESOURCES.key?(field["id"])

  name = SecureRandom.uuid
  SESSIONS[name] = field["id"]
  cookie = "session=#{name}; Path=/; HttpOnly; SameSite=Lax"
  [303, { "Location" => "/panel/#{field["id"]}", "Set-Cookie" => cookie }, ""]
end

# GET /panel/{id}: for whoever has signed on to this resource.
def panel(id, cookies)
  session = cookies.to_s[/(?:^|; )session=([^;]*)/, 1]
  return [403, {}, "Open this panel from your dashboard."] unless SESSIONS[session] == id

  [200, { "Content-Type" => "text/html; charset=utf-8" }, "<!doctype html><title>#{id}</title><h1>#{id}</h1>"]
end

def answer(request, body)
  first, key = request.path.delete_prefix("/").split("/", 2)
  return sign_on(body) if first == "sso" && request.request_method == "POST"
  return panel(key, request["Cookie"]) if first == "panel" && request.request_method == "GET"
  return [404, {}, ""] unless first == "resources"
  return [401, { "WWW-Authenticate" => 'Basic realm="add-on"' }, ""] unless platform?(request["Authorization"])
  return provision(body) if request.request_method == "POST"

  request.request_method == "DELETE" ? deprovision(key) : [405, {}, ""]
end

class Service < WEBrick::HTTPServlet::AbstractServlet
  def service(request, response)
    body = request.body.to_s
    status, head, text = LOCK.synchronize { answer(request, body) }
  rescue JSON::ParserError, KeyError, TypeError, ArgumentError, NoMethodError
    status, head, text = 400, {}, ""
  ensure
    response.status = status
    head.each { |name, value| response[name] = value }
    response.body = text
  end
end

address = URI(API["test"]["base_url"])
server = WEBrick::HTTPServer.new(BindAddress: address.host, Port: address.port, Logger: WEBrick::Log.new(File::NULL), AccessLog: [])
server.mount("/", Service)
%w[INT TERM].each { |signal| trap(signal) { server.shutdown } }
puts "listening on #{address.scheme}://#{address.host}:#{address.port}"
$stdout.flush
server.start
