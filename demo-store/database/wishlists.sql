create table wishlist (
  id serial primary key,
  customer_id int not null unique references customer on delete cascade,
  sharing_code text not null unique,
  updated_at text not null
);
-- Choices as they came, complete or not: `selected` uids and `entered` texts in one canonical order.
create table wishlist_item (
  id serial primary key,
  wishlist_id int not null references wishlist on delete cascade,
  product_id int not null references product on delete cascade,
  quantity double precision not null,
  description text,
  choices jsonb not null,
  added_at text not null
);
create index wishlist_item_wishlist on wishlist_item (wishlist_id);
