import {
  absent,
  AXE,
  type Criterion,
  EDITED,
  FORCED,
  KEYBOARD,
  KEYBOARD_ORDER,
  KEYBOARD_PHONE,
  machine,
  MARKUP,
  MESSAGE,
  person,
  READER,
  SPOKEN,
  SPOKEN_ORDER,
  UNSCRIPTED,
  walk,
} from './criterion.ts'

/** Presentation, forms, finding one’s way, reading. */
export const criteria: readonly Criterion[] = [
  machine(
    '10.1',
    'Looks come from style sheets',
    'Attributes and elements for looks are errors, and no page carries a style.',
    ['html-validate deprecated', 'html-validate no-deprecated-attr'],
    [MARKUP, ['tests/e2e/reading.test.ts', 'statuses › no page carries an inline script or style']],
  ),
  walk('10.2', 'All content is there without style sheets', 'The text of each page is read from its HTML alone.', [
    UNSCRIPTED,
    [
      'tests/e2e/reading.test.ts',
      'with JavaScript off › a product tells what it costs, what it is made of and whether it is in stock',
    ],
  ]),
  person('10.3', 'Content makes sense without style sheets', 'Nobody has read a page so.', [
    'Switch the styles off in the browser.',
    'Read a category, a product, the cart and the checkout from top to bottom.',
    'Note what has lost its meaning.',
  ]),
  walk('10.4', 'Text can be read at 200 %', 'In the window that is left nothing is cut off or sticks out.', [READER]),
  person(
    '10.5',
    'Colours of text and ground are set together',
    'The page sets both at its root; single rules nobody has gone through.',
    ['Set other colours for text and ground in the browser.', 'Look for text that can no longer be read.'],
  ),
  machine(
    '10.6',
    'Links in a text can be seen',
    'They are underlined, or differ by contrast.',
    ['axe link-in-text-block'],
    [AXE, EDITED],
  ),
  walk('10.7', 'The focus can be seen', 'Every stop of the keyboard has an outline in sight, in forced colours, too.', [
    KEYBOARD_ORDER,
    KEYBOARD,
    FORCED,
  ]),
  machine(
    '10.8',
    'What is hidden is meant to be',
    'Closed menus and drawers are out of reach, and nothing hidden takes the focus.',
    ['axe aria-hidden-focus', 'axe aria-hidden-body', 'html-validate hidden-focusable'],
    [AXE, KEYBOARD],
  ),
  person(
    '10.9',
    'Nothing is said by shape, size or place alone',
    'The shop’s texts name what they mean; nobody has read those of editors.',
    [
      'Read the texts of the home page, the checkout and three content pages.',
      'Note words such as «on the right» or «the round button».',
    ],
  ),
  person('10.10', 'What replaces shape, size or place fits', 'Nobody has read it.', [
    'Take the notes on shape, size and place.',
    'Look whether the same is said in words.',
  ]),
  walk('10.11', 'Nothing scrolls in two directions at 320 pixels', 'At 400 % every page fits.', [READER]),
  walk(
    '10.12',
    'Spaced text loses nothing',
    'Lines, letters, words and paragraphs are spaced on a phone and on a desk.',
    [READER],
  ),
  walk(
    '10.13',
    'What appears by pointer or focus can be dismissed, reached and stays',
    'The menu closes by Escape, can be entered, and stays while the pointer or the focus is in it.',
    [
      ['tests/web/shell/main-menu.test.tsx', 'the menu › closes it by Escape, with the focus back on the button'],
      [
        'tests/web/shell/main-menu.test.tsx',
        'the menu › opens it under a resting mouse and closes it when the mouse has left',
      ],
      KEYBOARD,
    ],
  ),
  walk('10.14', 'What styles show by pointer can be reached by keyboard', 'The menu has a button beside each entry.', [
    KEYBOARD,
  ]),
  machine(
    '11.1',
    'Fields have a label',
    'Each has, as a text.',
    ['axe label', 'axe select-name', 'html-validate input-missing-label'],
    [AXE, MARKUP, SPOKEN],
  ),
  person('11.2', 'Labels fit', 'Two purchases find all fields by their labels; nobody has judged the words.', [
    'Fill in the forms of contact, registration, address and payment with a screen reader.',
    'Note labels that leave doubt.',
  ]),
  person(
    '11.3',
    'Fields for the same have the same label',
    'Labels come from one table of texts; nobody has compared them.',
    ['Compare the labels of e-mail, name, address and password over all forms.', 'Note differences.'],
  ),
  person('11.4', 'Labels stand beside their fields', 'They stand above; nobody has looked at all forms.', [
    'Open each form at 360 and 1280 pixels.',
    'Look whether each label is next to its field.',
  ]),
  walk('11.5', 'Fields of one kind are grouped', 'Choices of one and filters stand in groups.', [
    AXE,
    SPOKEN,
    ['tests/web/ui/fields.test.tsx', 'a field › with a choice of one is a named group'],
  ]),
  walk('11.6', 'Groups have a name', 'Each group of choices is told with one.', [
    SPOKEN,
    ['tests/web/ui/radio-cards.test.tsx', 'radio cards › say what is wrong with the group'],
  ]),
  person('11.7', 'Names of groups fit', 'Nobody has judged them.', [
    'Open a category, a product with choices, and the checkout.',
    'Hear the name of each group, and compare it with what is in it.',
  ]),
  absent('11.8', 'Long lists of choices are grouped', 'No list of choices has parts.'),
  person('11.9', 'Buttons say what they do', 'Two purchases find all buttons by name; nobody has judged the words.', [
    'List the buttons of each step of a purchase in a screen reader.',
    'Note those whose name does not say what happens.',
  ]),
  walk(
    '11.10',
    'What is required and what is wrong is told',
    'Required fields say so, an error is tied to its field, and the first one takes the focus.',
    [
      MESSAGE,
      ['tests/web/ui/fields.test.tsx', 'a field › ties label, hint and error to its control'],
      [
        'tests/web/checkout/address-step.test.tsx',
        'the address step › names every missing field and takes the focus to the first',
      ],
    ],
  ),
  person(
    '11.11',
    'Errors say how to mend them',
    'Those of e-mail and telephone give an example; nobody has gone through all.',
    [
      'Enter something wrong into each field of contact, registration and address.',
      'Note errors that do not say what would be right.',
    ],
  ),
  walk(
    '11.12',
    'Orders can be checked and changed before they count',
    'The last step shows everything, and each step before can be opened again.',
    [
      KEYBOARD_ORDER,
      [
        'tests/web/checkout/review-step.test.tsx',
        'the review of an order › shows goods, delivery and total just above the button that obliges to pay',
      ],
      [
        'tests/web/ui/radio-cards.test.tsx',
        'steps › mark the current one, lead back to those that are done, and nowhere else',
      ],
    ],
  ),
  walk(
    '11.13',
    'Fields about people say what they are for',
    'Name, address, telephone and e-mail have the purpose that browsers fill in.',
    [['tests/e2e/spoken.test.ts', 'fields about people say what they are for'], AXE],
  ),
  walk('12.1', 'There are two ways to find pages', 'One purchase goes by the menu, the other by the search.', [
    SPOKEN_ORDER,
    KEYBOARD_ORDER,
  ]),
  walk('12.2', 'Menus stay in their place', 'Header, menu, search and footer come in the same order on every page.', [
    SPOKEN,
  ]),
  absent('12.3', 'The map of the site fits', 'Menu and search are the two ways.'),
  absent('12.4', 'The map of the site is reached in one way', 'There is none.'),
  walk('12.5', 'The search is reached in one way', 'It is in the header of every page.', [SPOKEN]),
  walk(
    '12.6',
    'Parts of the page can be reached and skipped',
    'Header, menu, search, content and footer are landmarks.',
    [SPOKEN],
  ),
  walk('12.7', 'A link leads past the header', 'It is the first stop of every page, and leads to the content.', [
    SPOKEN,
    KEYBOARD,
  ]),
  walk(
    '12.8',
    'The order of the keyboard makes sense',
    'Purchases go forward only, and the focus goes where the page goes on.',
    [KEYBOARD_ORDER, KEYBOARD],
  ),
  walk('12.9', 'The keyboard is nowhere trapped', 'Drawers and dialogs keep the focus until Escape gives it back.', [
    KEYBOARD_PHONE,
    KEYBOARD,
  ]),
  absent('12.10', 'Shortcuts of one key can be changed', 'There are none.'),
  walk(
    '12.11',
    'What appears by pointer can be reached by keyboard',
    'Panels of the menu and lists of suggestions open by key.',
    [
      KEYBOARD,
      [
        'tests/web/shell/search-box.test.tsx',
        'suggestions › are walked with the arrow keys, past the ends through the field itself',
      ],
    ],
  ),
  walk(
    '13.1',
    'Limits of time can be stopped',
    'No page changes by itself; that of a maintenance stays as it is until the shop is back.',
    [
      [
        'tests/e2e/outage.test.ts',
        'a store in maintenance › leaves its page alone until it is over, and then shows what was wanted',
      ],
    ],
  ),
  walk('13.2', 'No window opens by itself', 'A purchase ends in the window in which it began.', [SPOKEN_ORDER]),
  person(
    '13.3',
    'Documents to download can be read',
    'Invoices are tagged, which a test proves; what is sold as a file is the merchant’s.',
    [
      'Download each kind of document: invoice, model form, files that are sold.',
      'Check them with PAC or a screen reader.',
    ],
  ),
  person('13.4', 'Readable versions of documents say the same', 'Nobody has compared them.', [
    'Compare an invoice as PDF with the page of the invoice.',
    'Compare files that are sold with their other versions.',
  ]),
  absent('13.5', 'Signs that stand for something are explained', 'The shop uses no drawings of letters.'),
  absent('13.6', 'Explanations of signs fit', 'There are none.'),
  person(
    '13.7',
    'Nothing flashes',
    'Only a turning mark and a slow shine move, and nothing for those who want less motion; videos nobody has watched for it.',
    ['Watch each video and moving banner.', 'Count flashes: three in a second are too many.'],
  ),
  walk(
    '13.8',
    'What moves can be stopped',
    'Sliders have a button to stop them, wait while they have the focus, and do not begin where less motion is wanted.',
    [
      [
        'tests/web/content/page-builder.test.tsx',
        'a slider in a text › moves on by itself until it is stopped, and waits while it has the focus',
      ],
      [
        'tests/web/content/page-builder.test.tsx',
        'a slider in a text › does not move by itself for those who want less motion',
      ],
      READER,
    ],
  ),
  walk('13.9', 'Pages can be held upright and across', 'They are read in windows of both shapes.', [READER]),
  walk('13.10', 'Gestures have a simple way', 'What can be swiped has buttons.', [
    ['tests/e2e/page-builder.test.ts', 'a page of Page Builder at %i px › its slider moves by its buttons'],
  ]),
  person(
    '13.11',
    'A press can be taken back',
    'Everything acts on the click, which comes when the finger is lifted; nobody has tried all.',
    ['Press on buttons, cards and choices, and lift the finger beside them.', 'Note what happened all the same.'],
  ),
  absent('13.12', 'Moving the device is never needed', 'The shop does not ask how the device is moved.'),
]
