export default {
  text: 'Csak felnőtteknek',
  explanation:
    'Erősítsd meg, hogy elmúltál 18 éves. Fiatalabbak nem játszhatnak, és a korodat regisztrációkor is ellenőrizzük.',
  button: 'Elmúltam 18 éves',
}
