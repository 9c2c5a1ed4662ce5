-- Returns of goods: Adobe Commerce's own, or those of the module for Open Source.
create table goods_return (
  id serial primary key,
  order_id int not null references sales_order on delete cascade,
  customer_id int,
  email text not null,
  status text not null,
  -- The module's, for the whole return; Adobe Commerce asks line by line.
  reason_id int,
  resolution_id int,
  created_at text not null,
  updated_at text not null
);
create index goods_return_customer on goods_return (customer_id);
create index goods_return_order on goods_return (order_id);
create table goods_return_item (
  id serial primary key,
  return_id int not null references goods_return on delete cascade,
  item_id int not null references sales_order_item on delete cascade,
  requested int not null,
  accepted int not null default 0,
  received int not null default 0,
  condition_id int,
  -- `[{ code, label, value }]`
  attributes jsonb not null
);
create index goods_return_item_return on goods_return_item (return_id);
create table goods_return_comment (
  id serial primary key,
  return_id int not null references goods_return on delete cascade,
  author text not null,
  is_customer boolean not null,
  message text not null,
  created_at text not null
);
create table goods_return_tracking (
  id serial primary key,
  return_id int not null references goods_return on delete cascade,
  carrier text not null,
  number text not null
);
