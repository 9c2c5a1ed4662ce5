/**
 * Elements that become themselves, as the bff lets them through; links, pictures, tables and headings have components of their own.
 * Whatever else may come shows its children only.
 */
export const PLAIN_TAGS: ReadonlySet<string> = new Set(
  (
    'abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure footer form header hr i ins kbd label li mark ol optgroup option output p pre q ' +
    's samp section select small span strong sub summary sup tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
)

/** Elements that hold nothing, and to which React refuses children. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'wbr'])
