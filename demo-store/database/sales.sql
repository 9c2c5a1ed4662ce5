-- Orders and what becomes of them. Money is integer cents, times are `YYYY-MM-DD HH:mm:ss` (UTC), as Magento shows them.
create table sales_order (
  id serial primary key,
  number text not null unique,
  store_id int not null,
  -- No reference: an order outlives its customer and its cart.
  customer_id int,
  cart_id int,
  email text not null,
  status text not null,
  created_at text not null,
  updated_at text not null,
  -- `{ billing, shipping }`
  addresses jsonb not null,
  -- `{ carrier, carrierTitle, method, methodTitle }`; null when nothing is shipped.
  shipping jsonb,
  -- `{ code, title, data }`
  payment jsonb not null,
  totals jsonb not null,
  coupon_code text,
  -- Names of the agreements in force, with their version.
  agreements jsonb not null
);
create index sales_order_customer on sales_order (customer_id);

-- `snapshot` is what was bought, as it was then: names, options, prices. Quantities say what became of it.
create table sales_order_item (
  id serial primary key,
  order_id int not null references sales_order on delete cascade,
  product_id int not null,
  request jsonb not null,
  snapshot jsonb not null,
  ordered double precision not null,
  invoiced double precision not null default 0,
  shipped double precision not null default 0,
  refunded double precision not null default 0,
  canceled double precision not null default 0,
  returned double precision not null default 0
);
create index sales_order_item_order on sales_order_item (order_id);

-- Downloadable links that were bought; `hash` is the key to the file.
create table purchased_link (
  id serial primary key,
  hash text not null unique,
  item_id int not null references sales_order_item on delete cascade,
  title text not null,
  -- Null: without a limit.
  remaining int
);
create index purchased_link_item on purchased_link (item_id);

-- Invoices, shipments, credit memos: what they cover and what else stands on them.
create table sales_document (
  id serial primary key,
  order_id int not null references sales_order on delete cascade,
  kind text not null,
  -- Counted by kind.
  number int not null,
  created_at text not null,
  -- `[{ itemId, quantity }]`
  items jsonb not null,
  -- Shipments: `[{ carrier, title, number }]`; credit memos: `{ adjustmentCents, shippingCents }`.
  details jsonb not null,
  comment text,
  unique (kind, number)
);
create index sales_document_order on sales_document (order_id);

create table sales_order_comment (
  id serial primary key,
  order_id int not null references sales_order on delete cascade,
  message text not null,
  created_at text not null
);

-- A payment at the sandbox of a provider.
create table payment_session (
  id text primary key,
  kind text not null,
  -- Wallets and hosted checkouts are paid before the order, all others after it.
  order_id int references sales_order on delete cascade,
  cart_id int,
  amount_cents int not null,
  status text not null,
  return_url text not null,
  -- Where the provider has an address for each outcome.
  cancel_url text,
  failure_url text,
  -- The secret that comes back with the shopper.
  token text,
  payer_id text,
  -- Code of the strong authentication, while it is requested.
  challenge text,
  -- Id of the order that the store is going to take for it.
  reserved_order_id int,
  -- The PHP session in which it was ordered.
  php_session text,
  created_at text not null
);
create index payment_session_order on payment_session (order_id);
create unique index payment_session_token on payment_session (token);

-- Adobe Commerce: what changed a customer's store credit.
create table store_credit_movement (
  id serial primary key,
  customer_id int not null references customer on delete cascade,
  action text not null,
  change_cents int not null,
  balance_cents int not null,
  created_at text not null
);
create index store_credit_movement_customer on store_credit_movement (customer_id);
