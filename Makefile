# Two commands on a fresh machine: `make play` and `make test`. Everything else serves those who work on the game.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := .venv-compiled/.ready
COMPILED_BIN := .venv-compiled/bin
GAMES ?= 20000
BALANCE ?= build/balance.parquet
RAY := .venv-ray/.ready
RAY_BIN := .venv-ray/bin
KILLS ?= 200
WEB := src/colditz/web_dist/index.html
NODE_MODULES := web/node_modules/.ready
# Where the machine has no Node, the one from PyPI stands at the end of the path.
NPM := cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm

.DEFAULT_GOAL := help
.PHONY: help play test lint format rules docs compiled bench balance strength ray fuzz lock clean web pictures types kill-server bench-server kill slow

help: ## say what each target does
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Colditz needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

play: $(READY) $(WEB) ## set up everything and open the game in the browser
	$(BIN)/colditz play

test: $(READY) $(WEB) lint rules ## set up everything and pass all tests
	$(NPM) test --silent
	bash .ci/tools
	$(BIN)/pytest -n auto

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

compiled: $(COMPILED) ## build the compiled engine and pass the rule tests on it
	$(COMPILED_BIN)/python -c 'import colditz.rules.walking.graph as module; print("compiled:", module.__file__)'
	$(COMPILED_BIN)/pytest -n auto tests/classic tests/osprey tests/devir tests/games

$(COMPILED): $(READY) $(shell find src/colditz -name '*.py' -o -name '*.castle')
	$(PYTHON) -m venv .venv-compiled
	$(COMPILED_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	COLDITZ_COMPILE=1 $(COMPILED_BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall .
	touch $@

bench: $(READY) $(COMPILED) ## speed, plain and compiled, each side by side with another engine in one run
	$(BIN)/colditz bench
	$(COMPILED_BIN)/colditz bench
	$(BIN)/python -m colditz.testing.store_bench

kill: $(READY) ## kill a process that saves games 200 times, on both databases: nothing acknowledged may be missing
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

$(RAY): requirements-ray.lock pyproject.toml
	$(PYTHON) -m venv .venv-ray
	$(RAY_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-ray.lock
	$(RAY_BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

fuzz: $(READY) ## random games with every invariant checked: make fuzz GAMES=500
	$(BIN)/python -m colditz.testing.fuzz --games $(GAMES)

slow: $(READY) $(WEB) ## the browser tests with a far server and an old machine: what pages take to be there at once
	COLDITZ_SLOW=400,1 $(BIN)/pytest -n auto tests/browser
	COLDITZ_SLOW=20,4 $(BIN)/pytest -n auto tests/browser

bench-server: $(READY) ## what the server carries: actions a second, latency, memory, start, crowds: make bench-server BESIDE=../older
	$(BIN)/python -m colditz.testing.server_bench
	$(BIN)/python -m colditz.testing.server_load $(if $(BESIDE),--beside $(BESIDE))

kill-server: $(READY) ## kill -9 of the server at 200 random moments, on both databases
	$(BIN)/python -m colditz.testing.server_kill --kills 200

lock: $(READY) ## pin the newest allowed versions
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group dev --output-file requirements.lock --upgrade pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group web --output-file requirements-web.lock --upgrade
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --group dev --extra ray --constraint requirements.lock --output-file requirements-ray.lock --upgrade pyproject.toml

clean: ## forget everything that was built
	rm -rf $(VENV) web/node_modules src/colditz/web_dist .venv-compiled .venv-ray build .mypy_cache .ruff_cache .pytest_cache .hypothesis
