-- Each message knows its number within its channel and whether it is a mark, so that talk is read in pages.

ALTER TABLE messages ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN kind TEXT NOT NULL DEFAULT 'text';
UPDATE messages SET
  position = ranked.position,
  kind = CASE WHEN messages.body LIKE '{"mark":%' OR messages.body LIKE '{"erased":%' THEN 'mark' ELSE 'text' END
FROM (
  SELECT game, number, ROW_NUMBER() OVER (PARTITION BY game, channel ORDER BY number) AS position FROM messages
) AS ranked
WHERE ranked.game = messages.game AND ranked.number = messages.number;
CREATE UNIQUE INDEX messages_by_channel ON messages (game, channel, position);
