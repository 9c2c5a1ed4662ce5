import type { Branding } from '../http/unavailable.ts'
import { STATUS_STYLE_PATH } from './status-style.ts'

export type StatusPage = {
  status: number
  title: string
  html: string
  refresh?: number
  retryAfter?: number
  /** File of the build below the base path, that the page runs. */
  script?: string
  /** Set on `<html>`, as on a page of the shop that is not rendered for its address. */
  flag?: 'offline' | 'maintenance'
}

/** Seconds. */
const REFRESH = 5

/** In the words of the in-app page, with a French line. */
export function maintenancePage(siteName: string): StatusPage {
  return {
    status: 503,
    title: '503 - Currently unavailable',
    flag: 'maintenance',
    refresh: REFRESH,
    retryAfter: REFRESH,
    html: `
      <h1 lang="en">${escapeHtml(siteName)} is currently unavailable</h1>
      <p lang="en">Our service team has been dispatched to bring it back online.</p>
      <p>La boutique est en maintenance et revient dans quelques instants. Cette page se recharge d’elle-même.</p>`,
  }
}

/**
 * In the words of the in-app page, with French lines. The service worker keeps it and shows it at the address that was asked for;
 * its script looks every 5 s whether that can be had again.
 */
export function offlinePage(siteName: string): StatusPage {
  const name = escapeHtml(siteName)
  return {
    status: 200,
    title: `You're offline - ${siteName}`,
    flag: 'offline',
    script: '/offline.js',
    html: `
      <h1 lang="en">You can't access to ${name} because you are offline</h1>
      <p lang="en">It seems that you have some issues with your network. Please make sure that you have access to internet before reloading.</p>
      <p><strong>Vous êtes hors connexion</strong></p>
      <p>Vérifiez votre connexion : cette page se rechargera d’elle-même dès le retour du réseau.</p>
      <p><a href="">Réessayer</a></p>`,
  }
}

/** The store gives no answer and nothing is kept that could stand in for it. */
export function unavailablePage(): StatusPage {
  return {
    status: 502,
    title: 'Boutique momentanément injoignable',
    retryAfter: REFRESH,
    html: `
      <h1>La boutique est momentanément injoignable</h1>
      <p>Nous n’arrivons pas à charger cette page pour l’instant. Votre panier n’est pas perdu.</p>
      <p><a href="">Réessayer</a></p>`,
  }
}

/** The store works, its search engine does not: every other page can be had. */
export function searchDownPage(): StatusPage {
  return {
    status: 503,
    title: 'Recherche momentanément indisponible',
    retryAfter: REFRESH,
    html: `
      <h1>La recherche est momentanément indisponible</h1>
      <p>Nous faisons le nécessaire pour la rétablir. Vous pouvez revenir à l’accueil et parcourir les rayons : votre panier n’est pas perdu.</p>
      <p><a href="">Réessayer</a></p>`,
  }
}

/** The server has more to do than it can: whoever comes back in a moment is served. */
export function busyPage(): StatusPage {
  return {
    status: 503,
    title: 'Beaucoup de visiteurs en ce moment',
    retryAfter: REFRESH,
    html: `
      <h1>Beaucoup de visiteurs en ce moment</h1>
      <p>La boutique reçoit plus de demandes qu’elle ne peut en traiter. Réessayez dans quelques secondes : votre panier n’est pas perdu.</p>
      <p><a href="">Réessayer</a></p>`,
  }
}

/** The browser sent a form by itself, which the shop takes from its scripts only. */
export function unsentFormPage(basePath: string): StatusPage {
  return {
    status: 405,
    title: 'Votre formulaire n’a pas été envoyé',
    html: `
      <h1>Votre formulaire n’a pas été envoyé</h1>
      <p>La page n’avait pas fini de se charger, ou JavaScript est désactivé dans votre navigateur. Rien n’a été enregistré.</p>
      <p><a href="">Revenir à la page et recommencer</a></p>
      <p>Si cela se reproduit, activez JavaScript, ou <a href="${basePath}/contact">joignez-nous</a> : nous vous aiderons.</p>`,
  }
}

/** A file that is not there for whoever asks, whoever else it may be for. */
export function missingFilePage(): StatusPage {
  return {
    status: 404,
    title: 'Fichier introuvable',
    html: `
      <h1>Fichier introuvable</h1>
      <p>Ce fichier n’existe pas, ou n’est pas dans votre compte.</p>`,
  }
}

/** A link of a mail to a file that the store gives no more, or never had. */
export function missingDownloadPage(basePath: string): StatusPage {
  return {
    status: 404,
    title: 'Fichier introuvable',
    html: `
      <h1>Ce lien ne mène à aucun fichier</h1>
      <p>Il est incomplet, ou les téléchargements auxquels il donne droit ont tous été faits.</p>
      <p>Vos fichiers sont aussi dans votre compte : <a href="${basePath}/user/downloadable-products">Mes téléchargements</a>.
      Sinon, <a href="${basePath}/contact">écrivez-nous</a> avec le numéro de votre commande.</p>`,
  }
}

/** The store gives this file to nobody but its customer, at an address of its own that this shop has not. */
export function reservedDownloadPage(basePath: string): StatusPage {
  return {
    status: 403,
    title: 'Fichier réservé',
    html: `
      <h1>Ce fichier ne peut pas être remis par ce lien</h1>
      <p>Il est réservé à la personne qui l’a acheté, et la boutique ne peut pas encore le remettre ici.</p>
      <p><a href="${basePath}/contact">Écrivez-nous</a> avec le numéro de votre commande : nous vous l’enverrons.</p>`,
  }
}

/** What became of a link of the newsletter's mails. */
export function newsletterPage(what: 'confirm' | 'unsubscribe', isDone: boolean, basePath: string): StatusPage {
  const done = what === 'confirm' ? 'Votre inscription est confirmée' : 'Vous ne recevrez plus notre lettre'
  const next =
    what === 'confirm'
      ? 'Merci ! Vous recevrez notre prochaine lettre d’information.'
      : 'Votre adresse est désinscrite de la lettre d’information.'
  if (isDone)
    return {
      status: 200,
      title: done,
      html: `
      <h1>${done}</h1>
      <p>${next}</p>
      <p><a href="${basePath}/newsletter">La lettre d’information</a> – <a href="${basePath}/">Retour à la boutique</a></p>`,
    }
  return {
    status: 404,
    title: 'Lien non valable',
    html: `
      <h1>Ce lien n’est pas valable</h1>
      <p>Il est incomplet, ou un mail plus récent l’a remplacé. Rien n’a été changé.</p>
      <p><a href="${basePath}/newsletter">La lettre d’information</a> – <a href="${basePath}/contact">Nous écrire</a></p>`,
  }
}

/** The link into contribution mode is wrong, or there is none: both look alike. */
export function refusedLinkPage(): StatusPage {
  return {
    status: 403,
    title: 'Lien refusé',
    html: `
      <h1>Ce lien n’ouvre pas le mode contribution</h1>
      <p>Il est incomplet, ou il a été remplacé. Demandez le lien en vigueur à la personne qui gère la boutique.</p>
      `,
  }
}

/** Titled as every page of an error is, with a French line below. `reason` says what did not work, never how: that is in the log. */
export function errorPage(requestId: string, reason = 'The page could not be rendered.'): StatusPage {
  return {
    status: 500,
    title: 'An error occured.',
    html: `
      <h1 lang="en">An error occured.</h1>
      <p><strong>Une erreur est survenue.</strong> Nous en sommes désolés. Rechargez la page, ou revenez à l’accueil.</p>
      <p class="reference" lang="en">${escapeHtml(reason)}</p>
      <p class="reference">Référence : <code>${escapeHtml(requestId)}</code></p>`,
  }
}

export function statusPageHtml(page: StatusPage, { basePath, siteName, mark }: Branding): string {
  const { title, html, refresh, script, flag } = page
  return `<!doctype html>
<html lang="fr"${flag ? ` data-status="${flag}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">${refresh ? `\n    <meta http-equiv="refresh" content="${refresh}">` : ''}
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="${basePath}${STATUS_STYLE_PATH}">${script ? `\n    <script defer src="${basePath}${script}"></script>` : ''}
  </head>
  <body>
    <header><a href="${basePath}/" class="logo">${mark ?? LOGO}<span>${escapeHtml(siteName)}</span></a></header>
    <main>${html}
    </main>
  </body>
</html>
`
}

/** A nosebag, drawn here because these pages must not depend on anything else being served. */
const LOGO = `<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M8 20h32l-4 20a4 4 0 0 1-4 3H16a4 4 0 0 1-4-3z" fill="currentColor"/>
      <path d="M10 20C10 6 38 6 38 20" fill="none" stroke="currentColor" stroke-width="3"/>
      <path d="M24 38c-6-4-7-9-6-13 5 1 8 5 6 13zm0 0c0-6 2-9 6-11 1 5-1 9-6 11z" fill="#fff"/>
    </svg>`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
