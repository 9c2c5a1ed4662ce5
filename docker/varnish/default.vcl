vcl 4.1;

# Varnish of docker/compose.varnish.yaml. Elsewhere: replace backend and addresses, keep the rules.

# The listener of the proxy that balances between the processes of the shop.
backend shop {
	.host = "proxy";
	.port = "8081";
	# Longer than the slowest order may take.
	.first_byte_timeout = 60s;
	.probe = {
		.url = "/health/live";
		.interval = 2s;
		.timeout = 2s;
	}
}

# Who may say what to forget: the processes of the shop.
acl shop_processes {
	"127.0.0.0"/8;
	"::1";
	"10.0.0.0"/8;
	"172.16.0.0"/12;
	"192.168.0.0"/16;
}

# Or forget-by-xkey.vcl, where the package varnish-modules is installed.
include "/etc/varnish/forget-by-bans.vcl";
include "/etc/varnish/rules.vcl";
