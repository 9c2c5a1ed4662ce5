export default {
  'giftMessage.tooLong': 'The message has at most {limit} characters.',
  'giftMessage.nameTooLong': 'Names have at most {limit} characters.',
  'giftMessage.notAllowed': 'This item cannot have a gift message.',
  'giftMessage.notSaved': 'The gift message could not be saved. Please shorten it, or leave out emojis.',
}
