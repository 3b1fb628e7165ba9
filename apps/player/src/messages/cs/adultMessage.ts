export default {
  text: 'Vstup jen pro dospělé',
  explanation: 'Potvrďte, že vám je 18 let nebo víc. Mladší hrát nesmějí a věk ověřujeme i při registraci.',
  button: 'Je mi 18 nebo víc',
}
