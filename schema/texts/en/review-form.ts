/** The form of a review. */
export default {
  'review.title': 'Your review of {name}',
  'review.again': 'You have already reviewed this product, on {date}. You can write another review.',
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
}
