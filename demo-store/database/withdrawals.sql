create table withdrawal (
  id serial primary key,
  number text not null unique,
  -- Of what was declared: the same declaration again is the same withdrawal.
  digest text not null unique,
  name text not null,
  email text not null,
  order_number text not null,
  items text,
  received_at text not null
);
