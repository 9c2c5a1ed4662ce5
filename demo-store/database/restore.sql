-- For databases in memory: the rows of the seed, and `seeded.restore()`, which puts them back into the tables that were changed.
create schema seeded;
create table seeded.changed (name text primary key);
create function seeded.note_change() returns trigger language plpgsql as $$
begin
  insert into seeded.changed values (tg_table_name) on conflict do nothing;
  return null;
end $$;

do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table seeded.%I as table public.%I', name, name);
    execute format('create trigger note_change after insert or update or delete or truncate on public.%I execute function seeded.note_change()', name);
  end loop;
end $$;
create table seeded.sequence as
  select format('public.%I', sequencename) as name, coalesce(last_value, start_value) as value, last_value is not null as is_called
  from pg_sequences where schemaname = 'public';

create function seeded.restore() returns void language plpgsql as $$
declare
  name text;
  columns text;
begin
  -- Without triggers: no foreign key decides the order, and nothing counts as changed.
  perform set_config('session_replication_role', 'replica', true);
  for name in select changed.name from seeded.changed loop
    select string_agg(quote_ident(column_name), ', ') into columns
      from information_schema.columns
      where table_schema = 'public' and table_name = name and is_generated = 'NEVER';
    execute format('delete from public.%I', name);
    execute format('insert into public.%I (%s) select %s from seeded.%I', name, columns, columns, name);
  end loop;
  delete from seeded.changed;
  perform setval(sequence.name, sequence.value, sequence.is_called) from seeded.sequence;
end $$;
