// A complete add-on service with nothing but Go's standard library: `go run partner.go` reads manifest.json and listens where its test URLs point.
package main

import (
	"crypto/rand"
	"crypto/sha512"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log"
	"net"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

var manifest struct {
	ID  string `json:"id"`
	API struct {
		Password   string   `json:"password"`
		Salt       string   `json:"sso_salt"`
		ConfigVars []string `json:"config_vars"`
		Test       struct {
			BaseURL string `json:"base_url"`
		} `json:"test"`
	} `json:"api"`
}

var (
	mutex     sync.Mutex
	resources = map[string]string{}
	sessions  = map[string]string{}
)

// isSame takes the same time wherever they differ.
func isSame(given, expected string) bool {
	return subtle.ConstantTimeCompare([]byte(given), []byte(expected)) == 1
}

func random() string {
	bytes := make([]byte, 16)
	if _, err := rand.Read(bytes); err != nil {
		log.Fatal(err)
	}
	return hex.EncodeToString(bytes)
}

// isPlatform checks Basic authentication: the user is the manifest's id, the password its api.password.
func isPlatform(r *http.Request) bool {
	user, password, _ := r.BasicAuth()
	return isSame(user+":"+password, manifest.ID+":"+manifest.API.Password)
}

// provision answers POST {base_url}: a customer installs the add-on.
func provision(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Plan string `json:"plan"`
	}
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
		http.Error(w, "expected JSON", http.StatusBadRequest)
		return
	}
	id := "res_" + random()
	resources[id] = body.Plan
	config := map[string]string{}
	for _, name := range manifest.API.ConfigVars {
		config[name] = "https://db.example/" + id
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(map[string]any{"id": id, "config": config})
}

// deprovision answers DELETE {base_url}/{id}: a customer deletes it.
func deprovision(w http.ResponseWriter, id string) {
	for name, session := range sessions {
		if session == id {
			delete(sessions, name)
		}
	}
	if _, isThere := resources[id]; !isThere {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	delete(resources, id)
	w.WriteHeader(http.StatusOK)
}

// signOn answers POST {sso_url}: a user opens the dashboard.
func signOn(w http.ResponseWriter, r *http.Request) {
	id, timestamp := r.PostFormValue("id"), r.PostFormValue("timestamp")
	parts := []string{id, r.PostFormValue("user_id"), r.PostFormValue("email"), r.PostFormValue("nav-data"), manifest.API.Salt, timestamp}
	digest := sha512.Sum512([]byte(strings.Join(parts, ":")))
	isSigned := isSame(r.PostFormValue("signature"), hex.EncodeToString(digest[:]))
	sent, _ := strconv.ParseInt(timestamp, 10, 64)
	age := time.Since(time.UnixMilli(sent))
	isFresh := age.Abs() < 5*time.Minute
	_, isKnown := resources[id]
	if !(isSigned && isFresh && isKnown) {
		http.Error(w, "Forbidden", http.StatusForbidden)
		return
	}
	name := random()
	sessions[name] = id
	http.SetCookie(w, &http.Cookie{Name: "session", Value: name, Path: "/", HttpOnly: true, SameSite: http.SameSiteLaxMode})
	http.Redirect(w, r, "/panel/"+id, http.StatusSeeOther)
}

// panel answers GET /panel/{id}: for whoever has signed on to this resource.
func panel(w http.ResponseWriter, r *http.Request, id string) {
	session := ""
	if cookie, err := r.Cookie("session"); err == nil {
		session = sessions[cookie.Value]
	}
	if session != id {
		http.Error(w, "Open this panel from your dashboard.", http.StatusForbidden)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	fmt.Fprintf(w, "<!doctype html><title>%s</title><h1>%s</h1>", id, id)
}

func answer(w http.ResponseWriter, r *http.Request) {
	mutex.Lock()
	defer mutex.Unlock()
	first, key, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	switch {
	case first == "sso" && r.Method == http.MethodPost:
		signOn(w, r)
	case first == "panel" && r.Method == http.MethodGet:
		panel(w, r, key)
	case first != "resources":
		w.WriteHeader(http.StatusNotFound)
	case !isPlatform(r):
		w.Header().Set("WWW-Authenticate", `Basic realm="add-on"`)
		w.WriteHeader(http.StatusUnauthorized)
	case r.Method == http.MethodPost:
		provision(w, r)
	case r.Method == http.MethodDelete:
		deprovision(w, key)
	default:
		w.WriteHeader(http.StatusMethodNotAllowed)
	}
}

func main() {
	text, err := os.ReadFile("manifest.json")
	if err == nil {
		err = json.Unmarshal(text, &manifest)
	}
	if err != nil {
		log.Fatal(err)
	}
	address, err := url.Parse(manifest.API.Test.BaseURL)
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", address.Host)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("listening on http://%s\n", address.Host)
	log.Fatal(http.Serve(listener, http.HandlerFunc(answer)))
}
