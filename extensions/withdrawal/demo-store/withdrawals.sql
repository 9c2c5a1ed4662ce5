create table withdrawal (
  id serial primary key,
  ticket_code text not null unique,
  name text not null,
  email text not null,
  order_number text not null,
  items text,
  message text,
  received_at text not null
);
