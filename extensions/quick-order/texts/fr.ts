import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'quickOrder.title': 'Commande rapide',
  'quickOrder.lead':
    'Vous savez ce qu’il vous faut ? Saisissez les références et les quantités, ou importez votre liste : jusqu’à {limit} lignes à la fois.',
  'quickOrder.needsScript':
    'La commande rapide a besoin de JavaScript. Vous pouvez aussi passer par la recherche, ou nous appeler.',
  'quickOrder.lines': 'Vos lignes',
  'quickOrder.head.sku': 'Référence ou nom',
  'quickOrder.head.quantity': 'Quantité',
  'quickOrder.line.new': 'nouvelle ligne',
  'quickOrder.line.sku': 'Référence ou nom du produit, ligne {number}',
  'quickOrder.line.quantity': 'Quantité, {name}',
  'quickOrder.line.remove': 'Retirer {name}',
  'quickOrder.line.removed': 'Ligne retirée : {name}',
  'quickOrder.line.unknown': 'Pas de fiche à cette référence : nous la vérifierons à l’ajout.',
  'quickOrder.line.outOfStock': 'Épuisé pour le moment.',
  'quickOrder.line.choose': 'Choisir sur la fiche',
  'quickOrder.byContact': 'Ce produit se commande par téléphone ou par message, avec un fichier.',
  'quickOrder.write': 'Nous écrire',
  'quickOrder.needsChoice': 'Ce produit demande un choix, à faire sur sa fiche.',
  'quickOrder.found': 'Produits trouvés',
  'quickOrder.found.choice': 'choix à faire',
  'quickOrder.fault.sku': 'La référence manque.',
  'quickOrder.fault.longSku': 'Cette référence est trop longue : {sku} caractères au plus.',
  'quickOrder.fault.quantity':
    'Indiquez la quantité en chiffres, sans signe ni séparateur de milliers, et {quantity} au plus.',
  'quickOrder.lost':
    'La boutique n’a pas répondu. Cette ligne est peut-être déjà dans votre panier : vérifiez-le avant de recommencer.',
  'quickOrder.add': '{count, plural, one {Ajouter # ligne au panier} other {Ajouter # lignes au panier}}',
  'quickOrder.addNone': 'Ajouter au panier',
  'quickOrder.clear': 'Vider la liste',
  'quickOrder.restore': 'Rétablir la liste',
  'quickOrder.progress': '{done} lignes sur {total} envoyées au panier…',
  'quickOrder.added': '{count, plural, one {# ligne est dans votre panier.} other {# lignes sont dans votre panier.}}',
  'quickOrder.left':
    '{count, plural, one {# ligne reste à revoir : la raison est indiquée dessous.} other {# lignes restent à revoir : la raison est indiquée sous chacune.}}',
  'quickOrder.import.title': 'Importer une liste',
  'quickOrder.import.file': 'Fichier CSV',
  'quickOrder.import.fileHint':
    'Deux colonnes, référence et quantité, séparées par une virgule ou un point-virgule. {limit} lignes au plus.',
  'quickOrder.import.sample': 'Télécharger un fichier d’exemple',
  'quickOrder.import.sampleName': 'commande-rapide.csv',
  'quickOrder.import.paste': 'Ou collez vos lignes',
  'quickOrder.import.pasteHint': 'Une référence par ligne, suivie de la quantité.',
  'quickOrder.import.take': 'Reprendre ces lignes',
  'quickOrder.import.nothing': 'Aucune ligne trouvée. Il faut une référence par ligne, suivie de la quantité.',
  'quickOrder.import.tooMany':
    'Cette liste compte {count} lignes et il reste de la place pour {room}. Partagez-la en plusieurs fois.',
  'quickOrder.import.tooLarge': 'Ce fichier est trop lourd : {limit} ko au plus.',
  'quickOrder.import.unreadable': 'Ce fichier n’a pas pu être lu.',
  'quickOrder.import.taken': '{count, plural, one {# ligne reprise.} other {# lignes reprises.}}',
  'quickOrder.import.faulty': '{count, plural, one {# est à corriger.} other {# sont à corriger.}}',
}
export default fr
