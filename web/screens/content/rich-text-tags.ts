/** Elements that become themselves. The others show their children only: the bff let nothing dangerous through, and neither does this. */
export const PLAIN_TAGS: ReadonlySet<string> = new Set(
  (
    'p div section article aside header footer main span strong b em i u s del ins small sub sup mark abbr cite q dfn code kbd samp ' +
    'var time bdi bdo br wbr hr pre blockquote address ul ol li dl dt dd figure figcaption details summary ' +
    'caption colgroup col thead tbody tfoot tr th td form fieldset legend label select optgroup option input textarea button output'
  ).split(' '),
)

/** Elements that hold nothing, and to which React refuses children. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'wbr', 'hr', 'col', 'input'])
