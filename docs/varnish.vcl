vcl 4.1;
# Varnish 7 with varnish-modules in front of Whocast: see docs/operating.md, "A cache in front".
import std;
import xkey;

backend whocast {
  .host = "10.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 4; .threshold = 2; .initial = 2; }
}

# Where the processes of the service purge from.
acl purgers {
  "127.0.0.1";
  "10.0.0.0"/24;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || req.http.Authorization != "Bearer CACHE_PURGE_SECRET") { return (synth(403)); }
    if (req.http.Purge-All) { ban("obj.status != 0"); return (synth(200)); }
    # Objects go at once, and what they could have stood in for with them.
    xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Operators read these at the processes.
  if (req.url ~ "^/(metrics|readyz)([/?]|$)") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # What belongs to one reader is never looked up and never kept.
  if (req.http.Authorization || req.http.X-API-Key) { return (pass); }
  if (req.url ~ "^/+(me|admin|mcp|webhooks|livez|dev|v1|api/+v1/+(me|session|admin|webhooks|changes|status|credentials/check))([/?]|$)") { return (pass); }
  # Nothing else looks at cookies.
  unset req.http.Cookie;
  # Few forms of each page and picture: those that Accept can choose.
  if (req.http.Accept ~ "application/vnd\.farcaster\.snap\+json") { set req.http.Accept = "application/vnd.farcaster.snap+json"; }
  elsif (req.http.Accept ~ "image/webp" && req.url ~ "^/avatar/|\.(png|webp)([?]|$)") { set req.http.Accept = "image/webp"; }
  elsif (req.http.Accept ~ "text/html") { set req.http.Accept = "text/html"; }
  else { set req.http.Accept = "*/*"; }
  # While the service is well, what has expired stands in for ten minutes at most; while it is not, for a day.
  if (std.healthy(req.backend_hint)) { set req.grace = 10m; } else { set req.grace = 24h; }
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # Of the one who asked first.
  unset beresp.http.RateLimit;
  unset beresp.http.RateLimit-Policy;
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.grace = 24h;
  # What has no keys cannot be purged. Scripts, styles and icons do not change with people.
  if (!beresp.http.Surrogate-Key && bereq.url !~ "^/(assets/|docs|embed\.js|favicon|icon\.png|splash\.png|screenshot-)") {
    if (beresp.ttl > 1s) { set beresp.ttl = 1s; }
    set beresp.grace = 0s;
  }
  # A failure does not take the place of what still stands in.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
    unset resp.http.X-Request-Id;
  } else {
    set resp.http.X-Cache = "miss";
  }
}
