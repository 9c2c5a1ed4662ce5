create table stock_alert (
  id serial primary key,
  product_id int not null references product on delete cascade,
  email text not null,
  customer_id int references customer on delete cascade,
  view_id int not null,
  token text not null unique,
  -- `pending`, `notified` or `cancelled`.
  status text not null,
  created_at text not null,
  notified_at text
);
create unique index stock_alert_pending on stock_alert (product_id, lower(email)) where status = 'pending';
