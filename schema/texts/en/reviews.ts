export default {
  'review.write': 'Write a review',
  'review.signIn': 'Sign in to write a review',
  'review.title': 'Your review of {name}',
  'review.stars': '{count, plural, one {# star} other {# stars}}',
  'review.rateOne': 'Give a rating of 1 to 5 stars.',
  'review.rate': 'Give a rating: {label}.',
  'review.nickname': 'Your nickname',
  'review.nicknameHint': 'It is shown with your review.',
  'review.nicknameMissing': 'Choose a nickname.',
  'review.summary': 'Title of your review',
  'review.summaryMissing': 'Give your review a title.',
  'review.comment': 'Your review',
  'review.commentMissing': 'Write a few words about the product.',
  'review.rules': 'Every review is read before it is published, good or bad.',
  'review.send': 'Send my review',
  'review.cancel': 'Cancel',
  'review.refused': 'Your review could not be sent. Try again in a moment.',
  'review.policy': 'How we publish reviews',
  'review.policy.open':
    'Anyone may write a review, without proof of purchase. We read each review before we publish it, but do not verify that its author bought or used the product.',
  'review.policy.account':
    'You need an account to write a review, but no proof of purchase. We read each review before we publish it, but do not verify that its author bought or used the product.',
  'review.policy.order':
    'The newest reviews come first, whatever their rating. Their date is the day on which they were written; that of the purchase is not known.',
  'review.policy.refused': 'We refuse a review that:',
  'review.policy.refused.topic': 'is not about the product, but about an order or a delivery;',
  'review.policy.refused.tone': 'is insulting, hateful or against the law;',
  'review.policy.refused.private': 'contains personal data, links or advertising;',
  'review.policy.refused.false': 'was written by a seller or a competitor, or for a reward.',
  'review.policy.fair':
    'A bad rating is never a reason to refuse a review, and we change none of them. A review is shown as long as the product is sold.',
  'review.policy.answers':
    'We do not reply below reviews. If yours is not published, ask us why: we will tell you the reason.',
  'review.done': 'Thank you! Your review will be published once our team has read it.',
}
