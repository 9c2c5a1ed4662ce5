import type { Mail } from '../mailbox/mail.ts'

type Person = { email: string; firstname: string }

const SHOP = 'L’équipe Musette'

export function welcomeMail(person: Person): Mail {
  return {
    to: person.email,
    kind: 'welcome',
    subject: 'Bienvenue chez Musette',
    parts: [
      hello(person),
      'Votre compte est créé. Vous y retrouverez vos commandes, vos adresses et vos envies.',
      { label: 'Voir mon compte', path: '/customer/account/' },
      SHOP,
    ],
  }
}

/** Asks to confirm the address; the account is closed until then. Links as Magento's templates do: to its own page, without the address. */
export function confirmationMail(person: Person & { id: number }, key: string): Mail {
  return {
    to: person.email,
    kind: 'confirmation',
    subject: 'Confirmez votre adresse e-mail',
    parts: [
      hello(person),
      'Merci d’avoir créé un compte. Pour l’ouvrir, confirmez que cette adresse est bien la vôtre.',
      { label: 'Confirmer mon adresse', path: `/customer/account/confirm/?${query({ id: String(person.id), key })}` },
      'Si vous n’avez rien demandé, ignorez ce message : le compte restera fermé.',
      SHOP,
    ],
  }
}

export function resetMail(person: Person, token: string, hours: number): Mail {
  return {
    to: person.email,
    kind: 'password-reset',
    subject: 'Choisissez un nouveau mot de passe',
    parts: [
      hello(person),
      `Vous avez demandé à changer de mot de passe. Ce lien sert une seule fois, pendant ${hours} heures.`,
      {
        label: 'Choisir un nouveau mot de passe',
        path: `/customer/account/createPassword/?${query({ token })}`,
      },
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
      SHOP,
    ],
  }
}

export function passwordChangedMail(person: Person): Mail {
  return {
    to: person.email,
    kind: 'password-changed',
    subject: 'Votre mot de passe a changé',
    parts: [
      hello(person),
      'Le mot de passe de votre compte vient d’être modifié. Si ce n’est pas vous, choisissez-en un autre sans attendre.',
      { label: 'Mot de passe oublié', path: '/customer/account/forgotpassword/' },
      SHOP,
    ],
  }
}

/** Sent to the old address and to the new one. */
export function emailChangedMail(person: Person, to: string): Mail {
  return {
    to,
    kind: 'email-changed',
    subject: 'L’adresse e-mail de votre compte a changé',
    parts: [
      hello(person),
      `Votre compte utilise désormais l’adresse ${person.email}. Si ce n’est pas vous, écrivez-nous sans attendre.`,
      { label: 'Nous écrire', path: '/contact' },
      SHOP,
    ],
  }
}

export function newsletterMail(email: string, unsubscribePath: string): Mail {
  return {
    to: email,
    kind: 'newsletter',
    subject: 'Votre inscription à notre lettre d’information',
    parts: [
      'Bonjour,',
      'Votre inscription est enregistrée. Vous pouvez la changer à tout moment dans votre compte.',
      { label: 'Gérer mon inscription', path: '/user/newsletter' },
      { label: 'Se désinscrire', path: unsubscribePath },
      SHOP,
    ],
  }
}

/** To the shop itself, as the merchant reads it. */
export function contactMail(
  to: string,
  { name, email, telephone, comment }: { name: string; email: string; telephone?: string | null; comment: string },
): Mail {
  return {
    to,
    kind: 'contact',
    subject: `Message de ${name}`,
    parts: [
      {
        rows: [
          ['Nom', name],
          ['E-mail', email],
          ['Téléphone', telephone || '–'],
        ],
      },
      comment,
    ],
  }
}

function hello({ firstname }: Person): string {
  return `Bonjour ${firstname},`
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}
