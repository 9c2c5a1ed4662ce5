import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ConfirmForm } from '../../../web/screens/customer/ConfirmScreen.tsx'
import { LoginForm } from '../../../web/screens/customer/LoginForm.tsx'
import { RegisterForm } from '../../../web/screens/customer/RegisterForm.tsx'
import { offering, renderInShop } from '../content/in-shop.tsx'

const guest = { id: null, email: null, firstname: null, lastname: null, hasExpired: false }
const camille = { ...guest, id: 'c', firstname: 'Camille' }
const response = { success: true, errorMessage: null, errors: [], notes: [], me: camille, cart: { id: 'x', items: [] } }
const refusal = { ...response, success: false, errorMessage: 'Mot de passe incorrect.', me: guest }
const nothingAsked = () => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } })
const rule = () => ({ passwordRule: { minLength: 8, characterClasses: 3 } })

describe('the sign-in form', () => {
  test('names each fault next to its field and puts the focus on the first', async () => {
    const { user } = renderInShop(<LoginForm onSignedIn={vi.fn()} />)
    await user.click(screen.getByRole('button', { name: 'Me connecter' }))
    const email = screen.getByLabelText(/Adresse e-mail/)
    expect(document.activeElement).toBe(email)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Saisissez votre mot de passe.')).toBeDefined()
    await user.type(email, 'camille')
    expect(email.getAttribute('aria-invalid')).toBeNull()
  })

  test('says what the shop says, and keeps what was entered', async () => {
    const onSignedIn = vi.fn()
    const Login = vi.fn(() => ({ login: refusal }))
    const { user } = renderInShop(<LoginForm onSignedIn={onSignedIn} />, { Captcha: nothingAsked, Login })
    await user.type(screen.getByLabelText(/Adresse e-mail/), ' camille@example.com ')
    await user.type(screen.getByLabelText(/^Mot de passe/), ' secret ')
    await user.click(screen.getByRole('button', { name: 'Me connecter' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Mot de passe incorrect.')
    expect(Login).toHaveBeenCalledWith({ email: 'camille@example.com', password: ' secret ', captcha: undefined })
    expect(screen.getByLabelText<HTMLInputElement>(/^Mot de passe/).value).toBe(' secret ')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('is refused by the shop, in its words, where reCAPTCHA cannot be loaded', async () => {
    const Captcha = () => ({ captcha: { kind: 'RECAPTCHA', challenge: null, siteKey: 'key' } })
    const Login = vi.fn(() => ({ login: { ...refusal, errorMessage: 'La vérification n’a pas abouti.' } }))
    const { user } = renderInShop(<LoginForm email="camille@example.com" onSignedIn={vi.fn()} />, { Captcha, Login })
    await user.type(screen.getByLabelText(/^Mot de passe/), 'secret{Enter}')
    const script = await waitFor(() => {
      const found = document.querySelector('script[src*="recaptcha"]')
      if (!found) throw new Error('not asked for yet')
      return found
    })
    script.dispatchEvent(new Event('error'))
    expect((await screen.findByRole('alert')).textContent).toBe('La vérification n’a pas abouti.')
    expect(Login).toHaveBeenCalledWith({ email: 'camille@example.com', password: 'secret', captcha: undefined })
  })

  test('shows the customer everywhere on the page', async () => {
    const onSignedIn = vi.fn()
    const answers = { Captcha: nothingAsked, Login: () => ({ login: response }) }
    const { user, queryClient } = renderInShop(
      <LoginForm email="camille@example.com" onSignedIn={onSignedIn} />,
      answers,
    )
    await user.type(screen.getByLabelText(/^Mot de passe/), 'secret{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(response))
    expect(queryClient.getQueryData(['Me', {}])).toEqual({ me: camille })
    expect(queryClient.getQueryData(['Cart', {}])).toEqual({ cart: response.cart })
  })

  test('shows the password to who wants to see it', async () => {
    const { user } = renderInShop(<LoginForm onSignedIn={vi.fn()} />)
    const password = screen.getByLabelText<HTMLInputElement>(/^Mot de passe/)
    expect(password.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(password.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(password.type).toBe('password')
  })
})

describe('the registration form', () => {
  test('leaves the newsletter unticked, and says how good the password is', async () => {
    const { user } = renderInShop(<RegisterForm onRegistered={vi.fn()} />, { PasswordRule: rule })
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    await user.type(screen.getByLabelText(/^Mot de passe/), 'abc')
    expect(screen.getByText('Trop faible')).toBeDefined()
    await user.type(screen.getByLabelText(/^Mot de passe/), 'DEF123')
    expect(screen.getByText('Bon mot de passe')).toBeDefined()
  })

  test('says that a new password is missing, and only of one that was chosen that it is too simple', async () => {
    const { user } = renderInShop(<RegisterForm onRegistered={vi.fn()} />, { PasswordRule: rule })
    await user.type(screen.getByLabelText(/^Mot de passe/), '{Enter}')
    expect(screen.getByText('Choisissez un mot de passe.')).toBeDefined()
    await user.type(screen.getByLabelText(/^Mot de passe/), 'abc{Enter}')
    expect(screen.getByText(/^Ce mot de passe ne suffit pas/)).toBeDefined()
  })

  test('offers no newsletter where the store has none', async () => {
    renderInShop(<RegisterForm onRegistered={vi.fn()} />, { ...offering(), PasswordRule: rule })
    await screen.findByLabelText(/^Mot de passe/)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('has fields for what else the store requires', async () => {
    const option = (value: string, label: string) => ({ value, label })
    const formFields = [
      {
        code: 'gender',
        label: 'Genre',
        kind: 'SELECT',
        isRequired: true,
        options: [option('1', 'Homme'), option('2', 'Femme')],
      },
      { code: 'dob', label: 'Date de naissance', kind: 'DATE', isRequired: true, options: [] },
      { code: 'about', label: 'À propos', kind: 'TEXTAREA', isRequired: true, options: [] },
      {
        code: 'animals',
        label: 'Animaux',
        kind: 'MULTISELECT',
        isRequired: false,
        options: [option('7', 'Chien'), option('8', 'Chat'), option('9', 'Cheval')],
      },
    ]
    const errors = [
      { field: 'fields.dob', message: 'Saisissez une date valable.' },
      { field: 'fields.animals', message: 'Choisissez deux animaux.' },
    ]
    const RegisterCustomer = vi.fn(() => ({ registerCustomer: { ...refusal, errors } }))
    const answers = {
      PasswordRule: rule,
      Captcha: nothingAsked,
      FormFields: () => ({ formFields }),
      RegisterCustomer,
    }
    const known = { firstname: 'Zoé', lastname: 'Petit', email: 'zoe@example.com' }
    const { user } = renderInShop(<RegisterForm known={known} onRegistered={vi.fn()} />, answers)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Genre .*obligatoire/ }), 'Femme')
    await user.type(screen.getByLabelText(/^Date de naissance/), '1990-12-31')
    await user.type(screen.getByLabelText(/^À propos/), 'Deux lignes{Enter}de texte')
    expect(screen.getByRole('group', { name: 'Animaux' })).toBeTruthy()
    for (const name of ['Cheval', 'Chat', 'Chien', 'Chat']) await user.click(screen.getByRole('checkbox', { name }))
    await user.type(screen.getByLabelText(/^Mot de passe/), 'Musette-2026!{Enter}')
    const birth = await screen.findByLabelText(/^Date de naissance/)
    await waitFor(() => expect(birth.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(birth)
    const group = screen.getByRole('group', { name: /^Animaux/ })
    const error = within(group).getByText('Choisissez deux animaux.').closest('p')
    expect(group.getAttribute('aria-describedby')).toBe(error?.id)
    expect(error?.previousElementSibling?.textContent).toBe('Cheval')
    expect(RegisterCustomer).toHaveBeenCalledWith({
      input: expect.objectContaining({
        fields: [
          { code: 'gender', value: '2' },
          { code: 'dob', value: '1990-12-31' },
          { code: 'about', value: 'Deux lignes\nde texte' },
          { code: 'animals', value: '7,9' },
        ],
      }),
    })
  })

  test('asks once about an address that is probably misspelled', async () => {
    const RegisterCustomer = vi.fn(() => ({ registerCustomer: refusal }))
    const answers = { PasswordRule: rule, Captcha: nothingAsked, RegisterCustomer }
    const known = { firstname: 'Zoé', lastname: 'Petit', email: 'zoe@gmial.com' }
    const { user } = renderInShop(<RegisterForm known={known} onRegistered={vi.fn()} />, answers)
    const shown = vi.spyOn(screen.getByLabelText(/Adresse e-mail/), 'scrollIntoView')
    await user.type(screen.getByLabelText(/^Mot de passe/), 'Musette-2026!{Enter}')
    expect(shown).toHaveBeenCalledOnce()
    await user.click(await screen.findByRole('button', { name: /Vouliez-vous dire zoe@gmail\.com/ }))
    expect(RegisterCustomer).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
    await waitFor(() => expect(RegisterCustomer).toHaveBeenCalledOnce())
    expect(RegisterCustomer).toHaveBeenCalledWith({ input: expect.objectContaining({ email: 'zoe@gmail.com' }) })
  })

  test('sends what was entered, and shows the store’s fault next to its field', async () => {
    const taken = { ...refusal, errors: [{ field: 'email', message: 'Un compte utilise déjà cette adresse.' }] }
    const RegisterCustomer = vi.fn(() => ({ registerCustomer: taken }))
    const answers = { PasswordRule: rule, Captcha: nothingAsked, RegisterCustomer }
    const known = { firstname: 'Zoé', lastname: 'Petit', email: 'zoe@example.com' }
    const { user } = renderInShop(<RegisterForm known={known} onRegistered={vi.fn()} />, answers)
    await user.type(screen.getByLabelText(/^Mot de passe/), 'Musette-2026!')
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
    expect(await screen.findByText('Un compte utilise déjà cette adresse.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(/Adresse e-mail/))
    expect(RegisterCustomer).toHaveBeenCalledWith({
      input: { ...known, password: 'Musette-2026!', isSubscribed: false, captcha: undefined },
    })
  })
})

describe('the confirmation of an address', () => {
  const done = { success: true, errorMessage: null, errors: [] }

  test('has a field for the address that a mail of Magento does not name, and sends the key with it', async () => {
    const onDone = vi.fn()
    const ConfirmEmail = vi.fn(() => ({ confirmEmail: done }))
    const { user } = renderInShop(<ConfirmForm link={{ email: '', secret: 'a1b2' }} onDone={onDone} />, {
      ConfirmEmail,
    })
    const submit = screen.getByRole('button', { name: 'Confirmer mon adresse' })
    await user.click(submit)
    expect(screen.getByLabelText(/Adresse e-mail/).getAttribute('aria-invalid')).toBe('true')
    expect(ConfirmEmail).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(/Adresse e-mail/), 'zoe@example.com')
    await user.click(submit)
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(ConfirmEmail).toHaveBeenCalledWith({ email: 'zoe@example.com', key: 'a1b2' })
  })

  test('says that a link is not valid any more where it happened', async () => {
    const refused = { success: false, errorMessage: 'Ce lien n’est plus valable.', errors: [] }
    const link = { email: 'zoe@example.com', secret: 'a1b2' }
    const { user } = renderInShop(<ConfirmForm link={link} onDone={vi.fn()} />, {
      ConfirmEmail: () => ({ confirmEmail: refused }),
    })
    expect(screen.getByLabelText<HTMLInputElement>(/Adresse e-mail/).readOnly).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }))
    expect((await screen.findByRole('alert')).textContent).toBe(refused.errorMessage)
  })
})
