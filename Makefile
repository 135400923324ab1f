# Two commands on a fresh machine: `make play` and `make test`. Everything else serves those who work on the game.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := .venv-compiled/.ready
COMPILED_BIN := .venv-compiled/bin
GAMES ?= 20000
BALANCE ?= build/balance.parquet
# What a build may never be older than: everything that goes into it.
SOURCES := $(shell find src/colditz -type f -not -path '*/web_dist/*' -not -name '*.pyc') $(shell find web/src web/public -type f)
OLD_ENOUGH := import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Colditz needs Python 3.11 or newer")
RAY := .venv-ray/.ready
RAY_BIN := .venv-ray/bin
BENCH := .venv-bench/.ready
BENCH_BIN := .venv-bench/bin
BENCH_ARGS ?=
RL := .venv-rl/.ready
RL_BIN := .venv-rl/bin
FRAMEWORKS_READY := .venv-rl/.frameworks
FRAMEWORKS := torch==2.13.0 stable-baselines3==2.9.2 sb3-contrib==2.9.2
KILLS ?= 200
MINUTES ?= 100
MESSAGES ?= 10000
TIMES ?= 50
WEB := src/colditz/web_dist/index.html
NODE_MODULES := web/node_modules/.ready
# Where the machine has no Node, the one from PyPI stands at the end of the path.
NPM := cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*\#\#.*/\1/p' $(firstword $(MAKEFILE_LIST)))

help: ## say what each target does
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c '$(OLD_ENOUGH)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	COLDITZ_COMPILE=0 COLDITZ_PAGES=0 \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

play: $(COMPILED) ## set up everything, compiled where there is a C compiler, and open the game in the browser
	$(COMPILED_BIN)/colditz --version
	$(COMPILED_BIN)/colditz play

play-plain: $(READY) $(WEB) ## the same from the sources as they are, for those who change them
	$(BIN)/colditz play

test: $(READY) $(WEB) lint rules ## set up everything and pass all tests
	$(NPM) test --silent
	bash .ci/tools
	$(BIN)/pytest -n auto --dist worksteal

lint: $(READY) $(NODE_MODULES) ## formatting, style, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(NPM) run --silent lint

format: $(READY) $(NODE_MODULES) ## put the code into the house's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

web: $(WEB) ## build the browser client

$(NODE_MODULES): $(READY) web/package.json web/package-lock.json
	command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-web.lock
	@# not `npm ci`, which refuses a lock without the builds of the bundler for every other system
	$(NPM) install --no-save --silent
	touch $@

$(WEB): $(NODE_MODULES) $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
	$(NPM) run --silent build

pictures: $(READY) $(WEB) ## take the pictures of the documents anew
	$(BIN)/python -m tests.browser.pictures

types: $(READY) $(NODE_MODULES) ## write the client's types from the server's schema
	$(BIN)/python -c 'from colditz.server.wire import schema_text; print(schema_text(), end="")' > web/node_modules/wire.json
	$(NPM) run --silent types < node_modules/wire.json > src/net/wire.ts

rules: $(READY) ## per edition: ledger entries, tested, untested
	$(BIN)/pytest --collect-only -qqq --ledger-count

docs: $(READY) ## write the pages that are made from the program: editions side by side, messages of the wire
	$(BIN)/python -c 'from colditz.editions.compare import page; print(page(), end="")' > docs/editions.md
	$(BIN)/python -m colditz.server.manual docs/protocol.md

compiled: $(COMPILED) $(READY) ## build the compiled engine: it plays the same games, and passes the rule tests
	$(COMPILED_BIN)/colditz --version | grep 'engine: compiled' \
	  || { $(COMPILED_BIN)/colditz --version; echo 'COLDITZ_COMPILE=1 pip wheel . says why'; exit 1; }
	mkdir -p build
	$(BIN)/python -m colditz.testing.fingerprints > build/plain.txt
	$(COMPILED_BIN)/python -m colditz.testing.fingerprints > build/compiled.txt
	diff build/plain.txt build/compiled.txt
	$(COMPILED_BIN)/pytest -n auto tests/classic tests/osprey tests/devir tests/v3 tests/games tests/players/test_trade.py tests/players/test_levels.py tests/test_bad_input.py \
	  tests/rl/test_playthroughs.py tests/rl/test_rows.py tests/rl/test_codec.py tests/rl/test_negotiation.py \
	  tests/test_researchers_door.py tests/properties/test_knowledge.py

$(COMPILED): requirements.lock pyproject.toml hatch_build.py $(SOURCES)
	$(PYTHON) -c '$(OLD_ENOUGH)'
	$(PYTHON) -m venv .venv-compiled
	$(COMPILED_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@echo 'Building the engine and the pages takes a minute or two.'
	$(COMPILED_BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall .
	touch $@

wheels: $(READY) ## a compiled wheel for this platform and a pure one, both with the browser's pages, in dist/
	rm -rf dist
	COLDITZ_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	COLDITZ_COMPILE=0 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	COLDITZ_WHEELS=dist $(BIN)/pytest tests/packaging/wheels.py

work: $(READY) ## count the work of fixed games anew: the figures that a test holds the engine to
	$(BIN)/python -m colditz.testing.work tests/work.json

bench: $(READY) $(COMPILED) $(BENCH) ## speed, plain and compiled, beside other engines in one run: make bench BENCH_ARGS='--rounds 9'
	$(BIN)/colditz bench --also $(COMPILED_BIN)/python --others $(BENCH_BIN)/python $(BENCH_ARGS)
	$(BIN)/python -m colditz.testing.bench_rl --also $(COMPILED_BIN)/python --others $(BENCH_BIN)/python
	$(COMPILED_BIN)/python -m colditz.testing.bench_bots
	$(BIN)/python -m colditz.testing.store_bench

bench-docs: $(READY) $(COMPILED) $(BENCH) ## measure and write the tables of docs/researchers.md anew
	$(BIN)/colditz bench --also $(COMPILED_BIN)/python --others $(BENCH_BIN)/python --write docs/researchers.md $(BENCH_ARGS)

$(BENCH): requirements-bench.lock
	$(PYTHON) -m venv .venv-bench
	$(BENCH_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	touch $@

kill: $(READY) ## kill a process that saves games 200 times on each database: nothing acknowledged may be missing
	$(BIN)/python -m colditz.testing.store_kill --kills $(KILLS)

balance: $(READY) ## play the games of the balance report and write it; what is played already stays
	mkdir -p $(dir $(BALANCE))
	$(BIN)/colditz simulate --edition all --players 2-6 --games 400 --bots planner --seed 1 \
	  --out $(BALANCE) --report $(BALANCE:.parquet=.html)
	$(BIN)/python -m colditz.sim.balance $(BALANCE) docs

strength: $(READY) ## how strong, legal and quick the bots are (hours): make strength STRENGTH='--games 40 --expert-games 4'
	$(BIN)/python -m colditz.testing.strength $(STRENGTH)

ray: $(RAY) ## games on a Ray cluster of two nodes in this machine
	$(RAY_BIN)/pytest tests/sim/on_ray.py

rl: $(FRAMEWORKS_READY) ## colditz.rl in everything that it speaks to: PettingZoo, Gymnasium, MCP, OpenSpiel, Stable-Baselines3, pandas, polars
	$(RL_BIN)/pytest -n auto tests/rl tests/rl/with_openspiel.py tests/rl/with_torch.py tests/rl/with_frames.py

rl-short: $(RL) ## what of it is neither in `make test` nor heavy: OpenSpiel, pandas, polars, and the pages for researchers
	$(RL_BIN)/pytest -n auto tests/rl/with_openspiel.py tests/rl/with_frames.py

$(RL): requirements-rl.lock pyproject.toml
	$(PYTHON) -m venv .venv-rl
	$(RL_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-rl.lock
	COLDITZ_COMPILE=0 COLDITZ_PAGES=0 \
	  $(RL_BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

$(FRAMEWORKS_READY): $(RL)
	@# not in the lock, where PyTorch would bring gigabytes for graphics cards along: a machine may have a build without
	$(RL_BIN)/python -m pip install --quiet --disable-pip-version-check $(FRAMEWORKS)
	touch $@

$(RAY): requirements-ray.lock pyproject.toml
	$(PYTHON) -m venv .venv-ray
	$(RAY_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-ray.lock
	$(RAY_BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

playthroughs: $(READY) ## store the games anew that show codec and observation choice by choice (tests/rl/playthroughs)
	$(BIN)/python -m colditz.rl.playthrough tests/rl/playthroughs

scenarios: $(READY) ## play the scenarios anew and write what bots make of them (docs/environments.md)
	$(BIN)/python -m colditz.rl.baselines docs/environments.md

selfplay: $(COMPILED) ## learn the 2-player game from nothing by self-play, in two hours at most: make selfplay MINUTES=100
	OPENBLAS_NUM_THREADS=1 $(COMPILED_BIN)/python -m colditz.rl.selfplay --minutes $(MINUTES) --until 115 \
	  --out selfplay.npz --curve selfplay.jsonl

fuzz: $(READY) ## random games with every invariant checked: make fuzz GAMES=500
	$(BIN)/python -m colditz.testing.fuzz --games $(GAMES)

slow: $(READY) $(WEB) ## the browser tests with a far server and an old machine: what pages take to be there at once
	COLDITZ_SLOW=400,1 $(BIN)/pytest -n auto tests/browser
	COLDITZ_SLOW=20,4 $(BIN)/pytest -n auto tests/browser

bench-server: $(READY) ## what the server carries: actions a second, latency, memory, start, crowds: make bench-server BESIDE=../older
	$(BIN)/python -m colditz.testing.server_bench
	$(BIN)/python -m colditz.testing.server_load $(if $(BESIDE),--beside $(BESIDE))

kill-server: $(READY) ## kill -9 of the server at 200 random moments on each database
	$(BIN)/python -m colditz.testing.server_kill --kills $(KILLS)

container: $(READY) ## build the container where there is a builder, else run its steps here and try its server
	if docker info >/dev/null 2>&1; then docker build --file deploy/Containerfile --tag colditz .; \
	else $(BIN)/python -m tests.deploy.container; fi

hostile: $(READY) ## 10,000 hostile messages: each is answered, and every table plays on
	$(BIN)/python -m colditz.testing.server_hostile --messages $(MESSAGES)

trouble: $(READY) ## 50 crashes of PostgreSQL, full disks, jumps of the clock and second servers, under play
	$(BIN)/python -m colditz.testing.server_trouble --times $(TIMES)

lock: $(READY) ## pin the newest allowed versions
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group dev --output-file requirements.lock --upgrade pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group web --output-file requirements-web.lock --upgrade
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group bench --output-file requirements-bench.lock --upgrade
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group dev --extra ray --constraint requirements.lock --output-file requirements-ray.lock --upgrade pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group dev --group frames --extra rl --constraint requirements.lock --output-file requirements-rl.lock --upgrade pyproject.toml

clean: ## forget everything that was built
	rm -rf $(VENV) web/node_modules src/colditz/web_dist .venv-compiled .venv-ray .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .venv-rl
