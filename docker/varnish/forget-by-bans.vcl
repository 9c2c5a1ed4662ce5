# Forgets by bans: Varnish itself is all that this needs. A ban is compared with each object once, by the ban lurker or when the
# object is asked for.

import std;

sub forget_keys {
	# One of the keys stands in the header, as a word of its own.
	if (!std.ban("obj.http.Surrogate-Key ~ (?:^|\s)(?:" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(?:\s|$)")) {
		return (synth(500, std.ban_error()));
	}
}
