/** The edition at the table, which may have names and colours of its own. */
export const played = $state({ edition: "", night: false }); // and whether it is night in its game
