-- The demo store's database; money is integer cents including tax. `data` is an object of the seed as it stands there, with what was saved since.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- French search: accents are folded before stemming, so that «vegetale» finds «végétale».
create text search configuration shop_french (copy = french);
alter text search configuration shop_french
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, french_stem;
-- The same words unstemmed: prefixes while typing, spelling suggestions.
create text search configuration shop_plain (copy = simple);
alter text search configuration shop_plain
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, simple;

create function shop_fold(word text) returns text language sql stable return lower(unaccent(word));

create table setting (key text primary key, value jsonb);

create table attribute (position int primary key, data jsonb not null);
create table category (id int primary key, data jsonb not null);

create table product (
  id int primary key,
  data jsonb not null,
  -- Names of categories and attribute options, so that a search finds «bio» or «articulations».
  keywords text not null default '',
  search tsvector generated always as (
    setweight(to_tsvector('shop_french', data->>'name'), 'A') ||
    setweight(to_tsvector('shop_plain', (data->>'name') || ' ' || (data->>'sku')), 'A') ||
    setweight(to_tsvector('shop_french', keywords), 'B') || setweight(to_tsvector('shop_plain', keywords), 'C') ||
    setweight(to_tsvector('shop_french', coalesce(data->>'shortDescription', '') || ' ' || (data->>'description')), 'D')
  ) stored
);
create unique index product_sku on product ((data->>'sku'));
create index product_search on product using gin (search);

-- Words to correct misspelt searches with; filled from names and keywords.
create table search_word (word text primary key, uses int not null);

-- `rules`: how many may be bought at once, `{"min", "max", "increment", "decimals", "backorders"}`; what is backordered goes below zero.
create table product_stock (
  product_id int primary key references product on delete cascade,
  quantity double precision not null,
  rules jsonb not null,
  check (quantity >= 0 or (rules->>'backorders')::boolean)
);
-- Tier prices of one customer group, beside those of all.
create table product_group_tier (product_id int references product on delete cascade, group_id int, qty int, cents int not null, primary key (product_id, group_id, qty));
create table review (
  id serial primary key,
  product_id int not null references product on delete cascade,
  nickname text not null,
  summary text not null,
  text text not null,
  -- Stars by rating axis: `[{"axis": 1, "stars": 5}]`.
  votes jsonb not null,
  created_at text not null,
  -- `pending`, `approved` or `rejected`; only approved ones are public.
  status text not null,
  -- Null: a guest's.
  customer_id int references customer on delete set null
);
create index review_customer on review (customer_id);
-- What a review rates; the values of an axis are 1 to 5 stars.
create table rating (id int primary key, name text not null);

create table cms_page (id int primary key, data jsonb not null);
create table cms_block (id int primary key, data jsonb not null);

-- `target_path` is internal (`catalog/product/view/id/1`) for entities, a request path or an address for redirects.
create table url_rewrite (request_path text primary key, target_path text not null, redirect_code int not null default 0);

-- Carriers, payment methods, cart price rules and the like, by the keys of the seed's `checkout`.
create table checkout_setting (key text primary key, value jsonb not null);

create table cart (
  id serial primary key,
  masked_id text not null unique,
  -- Null: a guest's.
  customer_id int references customer on delete cascade,
  active boolean not null default true,
  email text,
  coupon_code text,
  -- Addresses as the checkout took them.
  shipping_address jsonb,
  billing_address jsonb,
  -- `{ carrier, method }`
  shipping_method jsonb,
  payment jsonb,
  uses_store_credit boolean not null default false,
  updated_at text not null
);
create unique index cart_of_customer on cart (customer_id) where active;
-- `request` is what the shopper chose (options, links, parts), in one canonical form: equal requests are one line.
create table cart_item (
  id serial primary key,
  cart_id int not null references cart on delete cascade,
  product_id int not null references product on delete cascade,
  quantity double precision not null check (quantity > 0),
  request jsonb not null,
  gift_message jsonb
);
create index cart_item_cart on cart_item (cart_id);
