# Forgets by an index of keys. Needs vmod xkey (package varnish-modules).

import xkey;

sub forget_keys {
	set req.http.X-Forgotten = xkey.purge(req.http.Surrogate-Key);
}

sub vcl_backend_response {
	if (beresp.http.Surrogate-Key) {
		set beresp.http.xkey = beresp.http.Surrogate-Key;
	}
}
