# A partner with the standard library alone, by somebody who knows the contract alone; FLAW names the condition under which it breaks.
require 'digest'
require 'json'
require 'securerandom'
require 'socket'
require 'uri'

FLAW = ENV['FLAW']
PAIR = "#{ENV['ADDON_ID']}:#{ENV['PASSWORD']}"
RESOURCES = {}
SESSIONS = {}
LOCK = Mutex.new

Call = Struct.new(:method, :path, :headers, :body)

def read_call(socket)
  line = socket.gets or return
  method, target, = line.split(' ')
  headers = {}
  while (field = socket.gets&.chomp) && !field.empty?
    name, value = field.split(':', 2)
    headers[name.downcase] = value.to_s.strip
  end
  socket.write("HTTP/1.1 100 Continue\r\n\r\n") if headers['expect'].to_s.downcase == '100-continue'
  body = +''
  if headers['transfer-encoding'].to_s.downcase == 'chunked'
    while (size = socket.gets.to_i(16)) > 0
      body << socket.read(size)
      socket.gets
    end
    socket.gets
  else
    body = socket.read(headers['content-length'].to_i)
  end
  target = URI(target).request_uri if target.start_with?('http')
  Call.new(method, target.split('?').first, headers, body.to_s.force_encoding('UTF-8'))
end

def reply(socket, status, body = '', headers = {}, length: body.bytesize)
  head = ["HTTP/1.1 #{status} Answer", "Content-Length: #{length}", 'Connection: close']
  headers.each { |name, value| head << "#{name}: #{value}" }
  socket.write("#{head.join("\r\n")}\r\n\r\n#{body}")
end

def allowed?(call)
  scheme, value = call.headers['authorization'].to_s.split(' ', 2)
  return false unless scheme.to_s.downcase == 'basic'
  # Array#pack and String#unpack1 are strict with m0: they raise on anything that is no Base64.
  return value.unpack1('m0') == PAIR if FLAW == 'closes-on-bad-base64'
  given = value.to_s.unpack1('m').force_encoding('UTF-8')
  # A regular expression raises on text that is not UTF-8.
  return false if FLAW == 'closes-on-bytes-that-are-no-text' ? given =~ /\s/ : !given.valid_encoding?
  given == PAIR
end

def install(socket, call)
  sleep 60 if FLAW == 'hangs-on-a-large-body' && call.body.bytesize > 8_192
  return reply(socket, 401, '', { 'WWW-Authenticate' => 'Basic' }) unless allowed?(call)
  wanted = JSON.parse(call.body) rescue nil
  return reply(socket, 400) unless wanted.is_a?(Hash) && wanted['plan'].is_a?(String)
  return if FLAW == 'closes-on-options' && !wanted['options'].to_h.empty?
  key = SecureRandom.hex(8)
  LOCK.synchronize { RESOURCES[key] = wanted }
  config = ENV['CONFIG_VARS'].split(',').to_h { |name| [name, SecureRandom.hex] }
  text = JSON.generate(id: key, config: config, message: "Hello #{wanted['owner_name']}")
  length = FLAW == 'cuts-long-names' && wanted['owner_name'].to_s.size > 60 ? text.bytesize + 10 : text.bytesize
  reply(socket, 200, text, { 'Content-Type' => 'application/json' }, length: length)
end

def remove(socket, call)
  return reply(socket, 401) unless allowed?(call)
  key = URI.decode_www_form_component(call.path.delete_prefix('/provider/resources/'))
  found = LOCK.synchronize { RESOURCES.delete(key) }
  return socket.write("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\ndeleted") && sleep(60) if FLAW == 'never-ends-a-deletion' && found
  return sleep(60) if FLAW == 'hangs-on-a-second-deletion' && !found
  reply(socket, found ? 200 : 404)
end

def sign_on(socket, call)
  form = URI.decode_www_form(call.body).to_h
  raise 'no e-mail' if FLAW == 'closes-on-a-plus' && form['email'].include?('+')
  values = %w[id user_id email nav-data].map { |name| form[name].to_s } + [ENV['SSO_SALT'], form['timestamp'].to_s]
  age = (Time.now.to_f * 1000 - Integer(form['timestamp'])).abs if FLAW == 'closes-on-a-timestamp-that-is-no-number'
  age ||= (Time.now.to_f * 1000 - form['timestamp'].to_i).abs
  good = form['signature'] == Digest::SHA512.hexdigest(values.join(':')) && age < 300_000 && RESOURCES.key?(form['id'])
  return reply(socket, 403, 'no', {}, length: FLAW == 'cuts-refusals' ? 10 : 2) unless good
  session = SecureRandom.hex
  SESSIONS[session] = form['id']
  reply(socket, 302, '', { 'Location' => "/panel/#{form['id']}", 'Set-Cookie' => "sid=#{session}; Path=/; HttpOnly" })
end

def panel(socket, call)
  key = call.path.delete_prefix('/panel/')
  session = call.headers['cookie'].to_s[/(?:\A|; *)sid=(\h+)/, 1]
  return reply(socket, 403, 'Sign on first') unless RESOURCES.key?(key) && SESSIONS[session] == key
  reply(socket, 200, "<h1>Database #{key}</h1><p>All is well</p>", { 'Content-Type' => 'text/html' })
end

def answer(socket)
  call = read_call(socket) or return
  case [call.method, call.path]
  in ['POST', '/provider/resources'] then install(socket, call)
  in ['POST', '/provider/sso'] then sign_on(socket, call)
  in ['DELETE', %r{^/provider/resources/.}] then remove(socket, call)
  in ['GET', %r{^/panel/}] then panel(socket, call)
  in [_, %r{^/provider/resources}] then reply(socket, allowed?(call) ? 404 : 401)
  else reply(socket, 404)
  end
rescue StandardError
  exit!(1) if FLAW == 'ends-on-an-error' 
ensure
  socket.close
end

server = TCPServer.new('127.0.0.1', 0)
puts server.addr[1]
$stdout.flush
loop { Thread.new(server.accept) { |socket| answer(socket) } }
