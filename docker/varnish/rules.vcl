# Rules for the shop behind Varnish 7 or later. Needs `backend` or a director, `acl shop_processes`, one of forget-by-*.vcl before it, and
# `-p http_gzip_support=off`, because the shop compresses.

import std;

sub vcl_recv {
	if (req.method == "PURGE") {
		# The shop calls directly. Whatever came through a proxy has another address in this header, too.
		if (client.ip !~ shop_processes || req.http.X-Forwarded-For != "" + client.ip || req.http.Forwarded) {
			return (synth(403, "Forbidden"));
		}
		if (req.http.Surrogate-Key !~ "^[@\w./:~-]+(\s[@\w./:~-]+)*$") {
			return (synth(400, "No keys"));
		}
		call forget_keys;
		return (synth(200, "Forgotten"));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# A client that forbids storing, as the shop's own does for customers with own prices; files and tools of operators.
	if (req.http.Authorization || req.http.Cache-Control ~ "(?i)\bno-store\b"
	    || req.url ~ "^[^?]*/(video-files|health|metrics|maintenance-mode|contribution)(/|\?|$)") {
		return (pass);
	}
	# Editors see pages of their own.
	if (req.http.Cookie ~ "musette-([a-z\d-]+-)?contribution=") {
		return (pass);
	}
	# Answers depend on what the sealed cookie holds: the currency, and the customer. Pages are the same for everybody.
	# The other cookies change nothing in what is public, and the shop never calls public what they do change.
	if (req.url ~ "^[^?]*/graphql(\?|$)" && req.http.Cookie ~ "musette-([a-z\d-]+-)?visitor=") {
		return (pass);
	}
	# One object for each encoding, not one for each browser.
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# Old objects bridge a failure of the shop for as long as it allows, but a refresh only.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 60s;
	}
	return (hash);
}

sub vcl_backend_response {
	if (bereq.uncacheable) {
		return (deliver);
	}
	# Only what the shop calls public is kept, and never beside a cookie.
	if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)\bpublic\b"
	    || beresp.http.Cache-Control ~ "(?i)\b(private|no-store|no-cache)\b" || beresp.http.Vary ~ "\*") {
		set beresp.uncacheable = true;
		set beresp.ttl = 30s;
		set beresp.grace = 0s;
		return (deliver);
	}
	if (beresp.http.Surrogate-Control) {
		set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*\bmax-age=(\d+).*$", "\1s"), 0s);
		set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*\bstale-if-error=(\d+).*$", "\1s"), 0s);
	}
	if (beresp.ttl <= 0s) {
		# The shop refreshes it: the next request gets the new one.
		set beresp.uncacheable = true;
		set beresp.ttl = 1s;
		set beresp.grace = 0s;
		return (deliver);
	}
	# Requests with the cookie that answers vary by do not come here. Others must not split the cache by their cookies.
	if (bereq.url ~ "^[^?]*/graphql(\?|$)") {
		set beresp.http.Vary = regsuball(beresp.http.Vary, "(?i),?\s*\bcookie\b", "");
	}
	return (deliver);
}

sub vcl_backend_error {
	# The process that it went to may just have ended.
	if (bereq.method == "GET" && bereq.retries < 1) {
		return (retry);
	}
	set beresp.http.Content-Type = "text/html; charset=utf-8";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "5";
	set beresp.body = {"<!doctype html><html lang="fr"><meta charset="utf-8"><title>Boutique indisponible</title>
<p>La boutique ne répond pas pour le moment. Réessayez dans quelques instants.</p></html>"};
	return (deliver);
}

sub vcl_deliver {
	if (resp.http.Surrogate-Control) {
		# What browsers may keep counts from now on.
		unset resp.http.Age;
	}
	unset resp.http.Surrogate-Control;
	unset resp.http.Surrogate-Key;
	unset resp.http.xkey;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	if (req.url ~ "^[^?]*/graphql(\?|$)" && resp.http.Vary && resp.http.Vary !~ "(?i)cookie") {
		set resp.http.Vary = resp.http.Vary + ", cookie";
	}
	if (obj.hits > 0 && !obj.uncacheable) {
		# These are of the request that filled the cache.
		unset resp.http.Server-Timing;
		unset resp.http.X-Request-Id;
		if (req.http.X-Request-Id) {
			set resp.http.X-Request-Id = req.http.X-Request-Id;
		}
		set resp.http.Cache-Status = resp.http.Cache-Status + ", Varnish; hit";
	} elsif (resp.http.Cache-Status) {
		set resp.http.Cache-Status = resp.http.Cache-Status + ", Varnish; fwd=miss";
	}
}
