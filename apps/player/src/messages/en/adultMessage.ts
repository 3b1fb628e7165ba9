export default {
  text: 'Adults only',
  explanation: 'Confirm that you are 18 or older. Younger people may not play, and we check age at registration too.',
  button: 'I am 18 or older',
}
