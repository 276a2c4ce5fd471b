-- Replays the calls of a file in turn: method, path and body, with tabs between.
local calls = {}

function init(args)
  for line in io.lines(args[1]) do
    local method, path, body = line:match("^(%S+)\t(%S+)\t?(.*)$")
    calls[#calls + 1] = wrk.format(method, path, nil, body ~= "" and body or nil)
  end
end

local last = 0
function request()
  last = last % #calls + 1
  return calls[last]
end
