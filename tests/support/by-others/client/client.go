package main
import ("crypto/hmac";"crypto/rand";"crypto/sha512";"encoding/base64";"encoding/hex";"fmt";"net/http";"net/url";"os";"sort";"strconv";"strings";"time")
var bug string
func strict(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "+", "%20") }
func enc(s string) string { if bug == "queryescape" { return url.QueryEscape(s) }; return strict(s) }
func call(method, path string, query, form map[string]string) {
	base := os.Getenv("BASE") + path
	n := make([]byte, 8); rand.Read(n)
	o := map[string]string{"oauth_consumer_key": os.Getenv("KEY"), "oauth_token": os.Getenv("TOKEN"), "oauth_signature_method": "HMAC-SHA512", "oauth_timestamp": strconv.FormatInt(time.Now().Unix(), 10), "oauth_nonce": hex.EncodeToString(n), "oauth_version": "1.0"}
	if bug == "version2" { o["oauth_version"] = "2.0" }
	if bug == "nononce" { delete(o, "oauth_nonce") }
	var ps []string
	for k, v := range o { if bug == "tokenunsigned" && k == "oauth_token" { continue }; ps = append(ps, enc(k)+"="+enc(v)) }
	for k, v := range query { ps = append(ps, enc(k)+"="+enc(v)) }
	if bug != "noform" { for k, v := range form { ps = append(ps, enc(k)+"="+enc(v)) } }
	sort.Strings(ps)
	signed := base
	if bug == "noport" { u, _ := url.Parse(base); signed = u.Scheme + "://" + u.Hostname() + u.Path }
	if bug == "slash" { signed = base + "/" }
	m := hmac.New(sha512.New, []byte(enc(os.Getenv("KEY_SECRET"))+"&"+enc(os.Getenv("SECRET"))))
	m.Write([]byte(method + "&" + enc(signed) + "&" + enc(strings.Join(ps, "&"))))
	e := base64.StdEncoding
	if bug == "urlbase64" { e = base64.URLEncoding }
	o["oauth_signature"] = e.EncodeToString(m.Sum(nil))
	var hs []string
	for k, v := range o { hs = append(hs, k+"=\""+strict(v)+"\"") }
	if len(query) > 0 { var q []string; for k, v := range query { q = append(q, strict(k)+"="+strict(v)) }; base += "?" + strings.Join(q, "&") }
	f := url.Values{}; for k, v := range form { f.Set(k, v) }
	r, _ := http.NewRequest(method, base, strings.NewReader(f.Encode()))
	r.Header.Set("Authorization", "OAuth "+strings.Join(hs, ", "))
	if form != nil { r.Header.Set("Content-Type", "application/x-www-form-urlencoded") }
	a, err := http.DefaultClient.Do(r); if err != nil { fmt.Println(err); os.Exit(1) }
	fmt.Println(a.StatusCode)
}
func main() {
	if len(os.Args) > 1 { bug = os.Args[1] }
	call("GET", "/v2/self", map[string]string{"name": "a b é", "sign": "x&y=z"}, nil)
	call("POST", "/echo", nil, map[string]string{"text": "one two"})
}
