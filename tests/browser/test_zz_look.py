import random
from tests.browser.conftest import *
from tests.browser.player import *
from tests.server.harness import *

SIZES = {"1280": {"width": 1280, "height": 720}, "1366": {"width": 1366, "height": 768}}


@pytest.mark.parametrize(
    "edition,seat,me", [("classic", 1, "american"), ("v3", 1, "american"), ("osprey", 0, "security")]
)
def test_game(server, open_page, edition, seat, me):
    seats = [{"kind": "bot"} for _ in range(3)]
    seats[seat] = {"kind": "human"}
    made = server.make(edition=edition, players=3, rounds=12 if edition != "v3" else 9, seats=seats)
    page = open_page(address_of(made, me), viewport=SIZES["1280"])
    player = Player(page, seed=3)
    n = 0
    t0 = time.monotonic()
    while not player.over and time.monotonic() - t0 < 70:
        player.wait()
        if player.over:
            break
        n += 1
        if n % 6 == 1:
            page.screenshot(path=f"/tmp/looks/g-{edition}-{n:03}.png")
        player.step()
    page.wait_for_timeout(500)
    page.screenshot(path=f"/tmp/looks/g-{edition}-end.png")
