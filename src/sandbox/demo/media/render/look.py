"""What one entry of the manifest may change in a scene: its look.

look: {"materials": {"sofa": {"c": [.3, .2, .1]}},    arguments of the function that makes this material
       "style":     {"pendant": {"kind": "paper"}},    arguments of a builder, in every call of the scene
       "without":   ["rug", "curtain"]}                builders that make nothing
"""
import functools, inspect

LOOK = {}


def changed(fn):
    """fn, except where the look of the entry says otherwise."""
    sig = inspect.signature(fn); own = fn.__name__

    @functools.wraps(fn)
    def call(*args, **named):
        if own in LOOK.get('without', ()): return None
        if not LOOK: return fn(*args, **named)
        b = sig.bind(*args, **named); b.apply_defaults()
        b.arguments.update(LOOK.get('style', {}).get(own, {})); b.arguments.update(LOOK.get('materials', {}).get(b.arguments.get('name'), {}))
        return fn(*b.args, **b.kwargs)
    return call


def follow(module):
    """Every builder of a module, named by its globals, follows the look."""
    for name, fn in list(module.items()):
        if inspect.isfunction(fn) and fn.__module__ == module['__name__'] and not name.startswith('_'): module[name] = changed(fn)
