-- Up Migration
-- Games with this tag are a row of the lobby; staff only have to choose them. A brand may have made the tag already.
insert into game_catalogue.tag (key, type, badge_color) values ('seasonal', 'Tag', null) on conflict (key) do nothing;
insert into game_catalogue.tag_text (tag_key, language, text) values
  ('seasonal', 'cs', 'Sezónní'), ('seasonal', 'sk', 'Sezónne'), ('seasonal', 'en', 'Seasonal'),
  ('seasonal', 'hu', 'Szezonális'), ('seasonal', 'ru', 'Сезонные'), ('seasonal', 'vi', 'Theo mùa')
on conflict (tag_key, language) do nothing;

-- Down Migration
-- The tag stays: staff may have given it to games.
