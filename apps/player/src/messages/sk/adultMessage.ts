export default {
  text: 'Vstup len pre dospelých',
  explanation: 'Potvrďte, že máte 18 rokov alebo viac. Mladší hrať nesmú a vek overujeme aj pri registrácii.',
  button: 'Mám 18 alebo viac',
}
