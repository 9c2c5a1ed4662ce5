import {
  absent,
  AXE,
  CHOSEN,
  type Criterion,
  CURRENT,
  EDGES,
  EDITED,
  machine,
  MARKUP,
  person,
  SPOKEN,
  walk,
  WORDS,
} from './criterion.ts'

const VIDEO = 'Videos and their captions come from editors, and those of the demo store have no sound.'

/** Pictures, frames, colours, sound and video, tables. */
export const criteria: readonly Criterion[] = [
  machine(
    '1.1',
    'Pictures that say something have a text',
    'Every picture of product, category and text carries one, which the store keeps.',
    ['axe image-alt', 'axe role-img-alt', 'axe svg-img-alt', 'axe input-image-alt', 'html-validate wcag/h37'],
    [AXE, MARKUP, EDITED],
  ),
  walk(
    '1.2',
    'Decoration is not told',
    'Icons are hidden from the accessibility tree, in which no picture is without a name.',
    [SPOKEN, ['tests/web/ui/small-parts.test.tsx', 'an icon › decorates only']],
  ),
  person('1.3', 'The text says what the picture says', 'The texts are those of editors, or the product’s name.', [
    'Open ten products, three categories and three content pages.',
    'Hear what a screen reader says of each picture.',
    'Compare it with what the picture shows.',
  ]),
  absent(
    '1.4',
    'A picture that tests people says what it is',
    'Forms are protected by a computation, without a picture.',
  ),
  absent('1.5', 'There is another way than a picture that tests people', 'There is no such picture.'),
  absent(
    '1.6',
    'Complex pictures have a long description',
    'No picture of shop or demo store needs more than its text.',
  ),
  absent('1.7', 'Long descriptions fit', 'There are none.'),
  person(
    '1.8',
    'Words are text, not pictures',
    'The shop writes text over pictures; whether editors’ pictures hold words is theirs.',
    [
      'Look at each banner and picture of the home page and of the content pages.',
      'Note pictures with words that are no logo.',
    ],
  ),
  person(
    '1.9',
    'Captions belong to their pictures',
    'Captions of editors stand in `figcaption`; nobody has heard how they are told.',
    ['Open a content page with a picture and its caption.', 'Hear whether a screen reader tells both as one.'],
  ),
  walk('2.1', 'Frames have a title', 'The one frame is the player of a video, and bears the video’s title.', [
    [
      'tests/web/content/video.test.tsx',
      'a video in a text › of others asks right there, once, and plays with one press',
    ],
    AXE,
  ]),
  person('2.2', 'Titles of frames fit', 'The title is that of the editor’s video.', [
    'Play a video of another provider.',
    'Hear the title of the frame, and compare it with the video.',
  ]),
  walk(
    '3.1',
    'Nothing is said by colour alone',
    'Choices, the current page and errors differ in forced colours, too.',
    [CHOSEN, CURRENT, ['tests/web/ui/fields.test.tsx', 'a field › ties label, hint and error to its control']],
  ),
  machine(
    '3.2',
    'Text stands out from its background',
    'Axe measures 4.5 to 1 on every page, 3 to 1 for large text; where a picture is behind the words, its pixels are measured.',
    ['axe color-contrast'],
    [AXE, WORDS, ['tests/web/ui/brand-colours.test.ts', 'the brand colours of %s › %s can be read on white']],
  ),
  walk(
    '3.3',
    'Controls stand out from their background',
    'Edges of fields, and signs that stand for a button or link, have 3 to 1 at least.',
    [EDGES],
  ),
  person('4.1', 'Sound and video have a transcript or a description', VIDEO, [
    'Play each video of the shop.',
    'Look for a text on the page that says the same.',
  ]),
  person('4.2', 'Transcripts and descriptions fit', VIDEO, ['Play each video that has a transcript.', 'Compare both.']),
  absent(
    '4.3',
    'Videos have captions',
    'The demo store’s videos have no sound; the player shows captions that an editor gives.',
  ),
  absent('4.4', 'Captions fit', 'There are none to compare.'),
  person('4.5', 'Videos have a description of what is seen', VIDEO, [
    'Play each video without looking.',
    'Note what cannot be understood.',
  ]),
  absent('4.6', 'Descriptions of what is seen fit', 'There are none to compare.'),
  walk(
    '4.7',
    'Sound and video can be told apart from the rest',
    'A video is a button with its title, before it is played.',
    [
      [
        'tests/web/content/video.test.tsx',
        'a video in a text › is a button with its title and nothing else before it is pressed',
      ],
    ],
  ),
  absent('4.8', 'Other media have an alternative', 'There are no media but pictures and videos.'),
  absent('4.9', 'Alternatives of other media fit', 'There are no such media.'),
  absent('4.10', 'Sound that starts by itself can be stopped', 'Nothing plays before it is pressed.'),
  walk(
    '4.11',
    'Videos can be controlled by keyboard and pointer',
    'They have the browser’s own controls, which take the focus.',
    [
      [
        'tests/web/content/video.test.tsx',
        'a video in a text › of the shop itself plays at once, with its poster before',
      ],
      [
        'tests/e2e/consent.test.ts',
        'cookies at $width px › are asked about again where a product’s video would set some, by keyboard, and its player goes with its picture',
      ],
    ],
  ),
  absent('4.12', 'Other media can be controlled by keyboard and pointer', 'There are no such media.'),
  person('4.13', 'Media work with assistive technologies', 'Players are the browser’s own, or the video provider’s.', [
    'Play a video with NVDA and Firefox, and one with VoiceOver and Safari.',
    'Pause it, change the volume, and leave the player.',
  ]),
  absent('5.1', 'Complex tables have a summary', 'All tables have one row of heads, or one column.'),
  absent('5.2', 'Summaries of complex tables fit', 'There are no complex tables.'),
  absent('5.3', 'Tables for layout make sense in a row', 'No table is for layout.'),
  person(
    '5.4',
    'Tables of data have a title',
    'Those of the shop have a caption or the name of their heading; those of editors may not.',
    [
      'Open the orders of an account, a product with quantity discounts, and a content page with a table.',
      'Hear whether each table is told with a title.',
    ],
  ),
  person('5.5', 'Titles of tables fit', 'Nobody has compared them.', [
    'Open the same tables.',
    'Compare each title with what the table holds.',
  ]),
  machine(
    '5.6',
    'Heads of rows and columns are marked',
    'The tables of the shop and of the demo store’s texts use `th` with its direction.',
    ['axe empty-table-header', 'axe th-has-data-cells', 'html-validate wcag/h63'],
    [AXE, MARKUP, EDITED],
  ),
  machine(
    '5.7',
    'Cells are tied to their heads',
    'Directions of heads are those that HTML has.',
    ['axe scope-attr-valid', 'axe td-headers-attr', 'axe td-has-header'],
    [AXE, MARKUP, EDITED],
  ),
  absent('5.8', 'Tables for layout have no marks of data', 'No table is for layout.'),
]
