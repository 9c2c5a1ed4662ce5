import { type ReactNode, useState } from 'react'
import { ICON_NAMES } from '../../schema/icon-names.ts'
import { Alert } from '../ui/Alert.tsx'
import { BottomBar } from '../ui/BottomBar.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Dialog, Drawer } from '../ui/Dialog.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { SelectField, TextField } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Image } from '../ui/Image.tsx'
import { ButtonLink, Link } from '../ui/Link.tsx'
import { Notices } from '../ui/Notices.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { PriceBlock } from '../ui/Price.tsx'
import { QuantityField } from '../ui/QuantityField.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { Rating } from '../ui/Rating.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Steps } from '../ui/Steps.tsx'
import { Swatch } from '../ui/Swatch.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import styles from './ThemeScreen.module.css'

/** Each component of `web/ui` that shows something, by the name of its file, in its states. */
export const specimens: Readonly<Record<string, () => ReactNode>> = {
  Alert: () => (
    <div className={styles.grid}>
      <Alert kind="info">Orders placed now leave on Monday.</Alert>
      <Alert kind="success">Your address is saved.</Alert>
      <Alert kind="warning">Two pieces are left.</Alert>
      <Alert kind="error">The payment was refused.</Alert>
    </div>
  ),
  BottomBar: () => (
    <BottomBar>
      <Button>Add to cart, on small windows</Button>
    </BottomBar>
  ),
  Breadcrumb: () => (
    <Breadcrumb items={[{ name: 'Dogs', path: '/dogs' }, { name: 'Food', path: '/food' }, { name: 'Salmon' }]} />
  ),
  Button: () => (
    <>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <p key={variant} className={styles.row}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          <Button variant={variant} busy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </p>
      ))}
    </>
  ),
  Checkbox: () => (
    <div className={styles.grid}>
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultChecked hint="With a hint below." />
      <Checkbox label="With an error" error="Tick the box to go on." />
      <Checkbox label="Disabled" disabled />
    </div>
  ),
  DataTable: () => (
    <DataTable
      caption="Orders"
      columns={[
        { name: 'number', label: 'Number' },
        { name: 'state', label: 'State' },
        { name: 'total', label: 'Total', align: 'end' },
      ]}
      rows={[
        { key: '1', cells: { number: '000000042', state: 'On its way', total: '42,80 €' } },
        { key: '2', cells: { number: '000000041', state: 'Delivered', total: '128,00 €' } },
      ]}
    />
  ),
  Dialog: () => <Dialogs />,
  Disclosure: () => (
    <Disclosure title="Composition" note="4 ingredients">
      Salmon, rice, peas, rosemary.
    </Disclosure>
  ),
  Field: () => (
    <div className={styles.grid}>
      <TextField label="E-mail" hint="For the receipt." placeholder="name@shop.example" />
      <TextField label="Postcode" required defaultValue="350" error="A postcode has five digits." />
      <TextField label="Disabled" defaultValue="35000" disabled />
      <SelectField label="Country" defaultValue="fr">
        <option value="fr">France</option>
        <option value="be">Belgium</option>
      </SelectField>
      <TextField label="File" type="file" />
    </div>
  ),
  Icon: () => (
    <ul className={styles.icons}>
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  Image: () => (
    <div className={styles.picture}>
      <Image path={null} alt="Without a picture" preset="small" />
    </div>
  ),
  Link: () => (
    <p className={styles.row}>
      <Link href="/">text</Link>
      <Link href="/" variant="related">
        related
      </Link>
      <Link href="/" variant="click">
        click
      </Link>
      <Link href="https://elsewhere.example/">elsewhere</Link>
      <ButtonLink href="/">button</ButtonLink>
      <ButtonLink href="/" variant="secondary" size="small">
        small button
      </ButtonLink>
    </p>
  ),
  Notices: () => (
    <Notices
      level={3}
      notices={[
        {
          topic: 'GUARANTEE',
          title: 'Legal guarantee',
          duration: '2 years',
          imageUrl: null,
          paragraphs: ['The seller is liable for faults that are there on delivery.'],
          rows: [],
          link: null,
        },
      ]}
    />
  ),
  Pagination: () => <Pagination page={4} pageCount={12} hrefOf={(page) => `/dev/theme?page=${page}`} />,
  Price: () => (
    <div className={styles.grid}>
      <PriceBlock prices={pricesOf(24.9, 24.9)} size="large" />
      <PriceBlock prices={pricesOf(24.9, 19.9)} size="large" />
      <PriceBlock prices={pricesOf(24.9, 19.9)} />
      <PriceBlock prices={pricesOf(24.9, 24.9)} from />
    </div>
  ),
  QuantityField: () => <Quantity />,
  RadioCards: () => <Cards />,
  RadioGroup: () => (
    <RadioGroup
      label="Title"
      name="specimen-title"
      required
      defaultValue="one"
      options={[
        { value: 'one', label: 'Chosen' },
        { value: 'other', label: 'Another', hint: 'With a hint.' },
        { value: 'disabled', label: 'Disabled', disabled: true },
      ]}
    />
  ),
  Rating: () => (
    <p className={styles.row}>
      <Rating value={4.6} count={128} />
      <Rating value={2.5} />
      <Rating value={0} count={3} />
    </p>
  ),
  Skeleton: () => (
    <div className={styles.grid}>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="control" />
      <Skeleton shape="banner" />
    </div>
  ),
  Steps: () => (
    <Steps
      label="Checkout"
      current="delivery"
      doneText="done"
      steps={[
        { id: 'address', name: 'Address', href: '/dev/theme', isDone: true },
        { id: 'delivery', name: 'Delivery', isDone: false },
        { id: 'payment', name: 'Payment', isDone: false },
        { id: 'review', name: 'Review', isDone: false },
      ]}
    />
  ),
  Swatch: () => (
    <p className={styles.row}>
      <Swatch swatch={{ type: 'COLOR', value: '#2f7d4f' }} label="Green" />
      <Swatch swatch={{ type: 'COLOR', value: '#ffffff' }} label="White" />
      <Swatch swatch={{ type: 'IMAGE', value: '' }} label="Pattern" />
      <Swatch swatch={{ type: 'TEXT', value: 'XL' }} label="Extra large" />
    </p>
  ),
  TextArea: () => (
    <div className={styles.grid}>
      <TextArea label="Message" hint="What we should know." maxLength={400} defaultValue="The parcel is torn." />
      <TextArea label="Reason" error="Say in a few words why." required />
    </div>
  ),
}

function pricesOf(regular: number, final: number) {
  const money = (amount: number) => ({ priceInclTax: { value: { amount, currency: 'EUR' } } })
  return {
    regularPrice: money(regular),
    finalPrice: money(final),
    minPrice: money(final),
    unitPrice: { unit: 'KILOGRAM' as const, price: money(final / 2) },
  }
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  const footer = <Button onClick={close}>Got it</Button>
  return (
    <div className={styles.row}>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        Open a drawer
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} title="A dialog" footer={footer}>
        <p>Stands in the middle of the page, which does not scroll meanwhile.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="A drawer" footer={footer}>
        <p>Stands along the side of the page.</p>
      </Drawer>
    </div>
  )
}

function Quantity() {
  const [value, setValue] = useState(2)
  return (
    <div className={styles.row}>
      <QuantityField label="Quantity" value={value} onChange={setValue} />
      <QuantityField label="Small quantity" value={value} onChange={setValue} size="small" />
      <QuantityField label="Disabled quantity" value={1} onChange={setValue} disabled />
    </div>
  )
}

function Cards() {
  const [value, setValue] = useState('home')
  return (
    <RadioCards
      legend="Delivery"
      name="specimen-delivery"
      value={value}
      onChange={setValue}
      cards={[
        { value: 'home', label: 'At home', hint: 'In two working days', aside: '4,90 €' },
        {
          value: 'point',
          label: 'Pickup point',
          hint: 'In three working days',
          aside: 'Free',
          chosen: <p>Choose a point.</p>,
        },
      ]}
    />
  )
}
