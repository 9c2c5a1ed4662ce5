import { escapeHtml } from '../../content/html.ts'
import type { PaymentSession } from '../sessions.ts'
import { euros, sandboxPage } from './page.ts'

const summary = ({ amount_cents: cents }: PaymentSession, number: string): string =>
  `<p class="amount">${euros(cents)}</p><dl><dt>Commerçant</dt><dd>Musette</dd><dt>Commande</dt><dd>n°&nbsp;${escapeHtml(number)}</dd></dl>`

/** The card form: it takes any card, the buttons decide what the bank answers. */
export const cardPage = (session: PaymentSession, number: string): string =>
  sandboxPage(
    'Paiement par carte',
    `${summary(session, number)}
<form method="post">
<div><label for="card">Numéro de carte</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4970 1000 0000 0014"></div>
<div class="row">
<div><label for="expiry">Expiration</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12/30"></div>
<div><label for="cvc">Cryptogramme</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123"></div>
</div>
<button class="main" name="action" value="pay">Payer ${euros(session.amount_cents)}</button>
<button name="action" value="challenge">Payer avec authentification forte</button>
<fieldset><legend>Et si…</legend>
<button name="action" value="refuse">La banque refuse</button>
<button name="action" value="close">Je paie, puis je ferme l’onglet</button>
</fieldset>
<button name="action" value="cancel">Annuler et revenir à la boutique</button>
</form>`,
  )

/** Strong customer authentication: the bank asks for a code, which a real one would send to a telephone. */
export const challengePage = (session: PaymentSession, number: string, error: string | null): string =>
  sandboxPage(
    'Authentification forte',
    `${summary(session, number)}
<p>Votre banque vous a envoyé un code par SMS. Ici, le voici&nbsp;: <code id="sent">${escapeHtml(session.challenge ?? '')}</code></p>
<form method="post">
<div><label for="code">Code reçu</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus${error === null ? '' : ' aria-invalid="true" aria-describedby="code-error"'}>
${error === null ? '' : `<p class="error" id="code-error" role="alert">${escapeHtml(error)}</p>`}</div>
<button class="main" name="action" value="confirm">Valider</button>
<button name="action" value="cancel" formnovalidate>Annuler et revenir à la boutique</button>
</form>`,
  )

export const closedPage = (): string =>
  sandboxPage(
    'Paiement accepté',
    '<p>Vous pouvez fermer cet onglet. La banque prévient la boutique de son côté : votre commande est payée, que vous y reveniez ou non.</p>',
  )

const outcomes: Partial<Record<PaymentSession['status'], string>> = {
  paid: 'Ce paiement est accepté.',
  failed: 'Ce paiement a été refusé.',
  canceled: 'Ce paiement a été annulé.',
  expired: 'Ce paiement a expiré.',
}

/** For who comes back to a payment that is decided. */
export const decidedPage = ({ status, return_url: url }: PaymentSession): string =>
  sandboxPage(
    'Paiement terminé',
    `<p>${outcomes[status] ?? ''}</p><p><a href="${escapeHtml(url)}">Revenir à la boutique</a></p>`,
  )
