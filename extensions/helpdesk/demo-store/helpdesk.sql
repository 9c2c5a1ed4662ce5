-- Times are `YYYY-MM-DD HH:MM:SS`, UTC.
create table ticket (
  id serial primary key,
  customer_id int not null references customer on delete cascade,
  view_id int not null,
  code text not null unique,
  external_id text not null unique,
  subject text not null,
  department_id int not null,
  -- `open`, `in_progress` or `closed`.
  status text not null,
  created_at text not null,
  last_activity text not null
);
create index ticket_customer on ticket (customer_id);
create table ticket_message (
  id serial primary key,
  ticket_id int not null references ticket on delete cascade,
  -- `customer` or `user`: the shop.
  triggered_by text not null,
  owner_name text not null,
  text text not null,
  created_at text not null
);
create index ticket_message_ticket on ticket_message (ticket_id);
create table ticket_attachment (
  key text primary key,
  message_id int not null references ticket_message on delete cascade,
  name text not null,
  content bytea not null
);
