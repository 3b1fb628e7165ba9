export default {
  text: 'Csak felnőtteknek',
  explanation:
    'Erősítse meg, hogy elmúlt 18 éves. Fiatalabbak nem játszhatnak, és az életkorát regisztrációkor is ellenőrizzük.',
  button: 'Elmúltam 18 éves',
}
