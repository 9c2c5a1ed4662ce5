-- Signs the tokens; made once per database, so that tokens outlive a restart.
create table token_key (key text not null);
insert into token_key values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Times are ISO texts; addresses of people are compared without regard to case, as MySQL's collation does.
create table customer (
  id serial primary key,
  email text not null,
  firstname text not null,
  lastname text not null,
  middlename text,
  prefix text,
  suffix text,
  date_of_birth text,
  gender int,
  -- As in `customer/customer.ts`; what a group pays stands in `product_group_tier`.
  group_id int not null default 1,
  taxvat text,
  -- By code.
  custom_attributes jsonb,
  password_hash text,
  created_at text not null,
  default_billing int,
  default_shipping int,
  -- Not null: the address still waits to be confirmed.
  confirmation_key text,
  failed_logins int not null default 0,
  first_failure_at text,
  locked_until text,
  reset_token text,
  reset_requested_at text,
  -- Seconds: tokens issued then or before are void.
  revoked_before bigint
);
create unique index customer_email on customer (lower(email));

create table customer_address (
  id serial primary key,
  customer_id int not null references customer on delete cascade,
  firstname text not null,
  lastname text not null,
  middlename text,
  prefix text,
  suffix text,
  company text,
  street jsonb not null,
  city text not null,
  postcode text,
  telephone text,
  fax text,
  vat_id text,
  country_code text not null,
  region text
);
create index customer_address_customer on customer_address (customer_id);

create table newsletter_subscriber (
  id serial primary key,
  email text not null,
  status text not null,
  -- In the links of mails: who has it may unsubscribe.
  code text not null default replace(gen_random_uuid()::text, '-', ''),
  changed_at text not null
);
create unique index newsletter_subscriber_email on newsletter_subscriber (lower(email));

-- What the store «sent»: the newest few hundred mails. `parts` is what `mailbox/mail.ts` describes.
create table mail (
  id serial primary key,
  recipient text not null,
  kind text not null,
  subject text not null,
  parts jsonb not null,
  sent_at text not null,
  view_id int not null
);
