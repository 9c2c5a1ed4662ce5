import {
  absent,
  AXE,
  type Criterion,
  EDITED,
  KEYBOARD,
  KEYBOARD_ORDER,
  machine,
  MARKUP,
  person,
  SPOKEN,
  SPOKEN_ORDER,
  UNSCRIPTED,
  walk,
} from './criterion.ts'

/** Links, scripts, what each page has to have, structure. */
export const criteria: readonly Criterion[] = [
  person(
    '6.1',
    'Links say where they lead',
    'A purchase finds its links by name alone; those of editors nobody has read.',
    [
      'List the links of the home page, a category, a product, the cart and three content pages in a screen reader.',
      'Note those that are not clear by their name and what surrounds them.',
    ],
  ),
  machine(
    '6.2',
    'Links have a text',
    'None is empty.',
    ['axe link-name', 'html-validate wcag/h30'],
    [AXE, MARKUP, SPOKEN],
  ),
  walk(
    '7.1',
    'Scripts work with assistive technologies',
    'A purchase succeeds by role, name and state in the accessibility tree alone.',
    [SPOKEN_ORDER, SPOKEN],
  ),
  walk('7.2', 'What stands in for scripts fits', 'Without scripts the same page is there, with its links and forms.', [
    UNSCRIPTED,
    ['tests/e2e/reading.test.ts', 'with JavaScript off › lists show their products with prices and links'],
  ]),
  walk(
    '7.3',
    'Scripts can be controlled by keyboard and pointer',
    'Menu, filters, choices, cart and checkout are used by keyboard, and by pointer in all other journeys.',
    [KEYBOARD, KEYBOARD_ORDER, AXE],
  ),
  walk(
    '7.4',
    'Who reads decides when the context changes',
    'Filters change the list and leave the focus; a choice of a step waits for its button.',
    [KEYBOARD, KEYBOARD_ORDER],
  ),
  walk('7.5', 'Messages of state are told', 'They go to a live region, errors at once and the rest in turn.', [
    ['tests/web/ui/dialogs.test.tsx', 'announcements › go to the nearest live region, once more when repeated'],
    ['tests/web/ui/small-parts.test.tsx', 'an alert › interrupts for what went wrong, and waits for the rest'],
    [
      'tests/web/catalog/category-screen.test.tsx',
      'category page › keeps the old list, dimmed, until the new one is there, and announces its count',
    ],
  ]),
  machine(
    '8.1',
    'Pages say that they are HTML',
    'Each begins with the type of document.',
    ['html-validate missing-doctype'],
    [MARKUP, UNSCRIPTED],
  ),
  machine(
    '8.2',
    'The code is valid',
    'Pages as the server sends them, and as scripts have changed them.',
    [
      'html-validate no-implicit-close',
      'html-validate element-permitted-content',
      'html-validate attribute-allowed-values',
    ],
    [MARKUP, AXE, EDITED],
  ),
  machine('8.3', 'Pages have a language', 'It is that of the site.', ['axe html-has-lang'], [AXE, SPOKEN]),
  machine(
    '8.4',
    'The language is the right one',
    'French pages say that they are French, English ones English.',
    ['axe html-lang-valid'],
    [SPOKEN, ['tests/e2e/reading.test.ts', 'with JavaScript off › no page holds an English word']],
  ),
  machine(
    '8.5',
    'Pages have a title',
    'Each has, with the shop’s name.',
    ['axe document-title', 'html-validate empty-title'],
    [AXE, ['tests/web/ui/small-parts.test.tsx', 'a page’s head › names page and shop, and the address that counts']],
  ),
  walk('8.6', 'Titles tell pages apart', 'Page types have different titles, and a new page’s title is told.', [
    SPOKEN,
    [
      'tests/web/shell/navigation-effects.test.tsx',
      'a new path › starts at the top, with the focus on the content and its title spoken',
    ],
  ]),
  walk('8.7', 'Changes of language are marked', 'English words of a French page are marked, or the test finds them.', [
    ['tests/e2e/reading.test.ts', 'with JavaScript off › no page holds an English word'],
  ]),
  machine('8.8', 'Marks of language are valid', 'They are codes that exist.', ['axe valid-lang'], [AXE, EDITED]),
  person(
    '8.9',
    'Elements are not used for their looks',
    'Obsolete elements are errors; whether a paragraph is one, nobody has read.',
    [
      'Read the code of the home page, a product, the cart and three content pages.',
      'Note empty paragraphs, quotes that are none, and headings that are only bold.',
    ],
  ),
  absent(
    '8.10',
    'Changes of the direction of writing are marked',
    'All languages of the shop are written from left to right.',
  ),
  walk('9.1', 'Headings give the structure', 'One at the top, none skips a level, none is empty.', [SPOKEN]),
  walk('9.2', 'Parts of the page are marked', 'Header, content, footer, menus and search are landmarks with names.', [
    SPOKEN,
  ]),
  walk(
    '9.3',
    'Lists are lists',
    'Menus, products and pages of a list are told as lists, and so are those of editors.',
    [SPOKEN, ['tests/web/content/rich-text.test.tsx', 'rich text › opens lists and disclosures as they were written']],
  ),
  person('9.4', 'Quotations are marked', 'Editors have the elements; nobody has looked whether they use them.', [
    'Open the content pages that quote somebody.',
    'Look whether each quotation is a `blockquote` or `q`.',
  ]),
]
