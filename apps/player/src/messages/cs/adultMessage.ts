export default {
  text: 'Vstup jen pro dospělé',
  explanation: 'Potvrď, že ti je 18 let nebo víc. Mladší hrát nesmějí a věk ověřujeme i při registraci.',
  button: 'Je mi 18 nebo víc',
}
